// Dico secret behind the screen: every word, hand and answer, and the power to play for who is not there.
import { many } from "../../desk/french.js";
import { Next } from "../../desk/primary.js";
import { t } from "../../page.js";
import { Chip, listed, seatName } from "../../parts.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { Dice, Discard, Grid, Who, kindName, lengths, news, turnedNote } from "./cards.js";

export { DEFAULTS, Options, whyNot } from "./setup.js";

export function Desk({ table }) {
  const { view } = table;
  return html`<div class="bench dico-desk">${view.phase === "words" ? html`<${Words} table=${table} view=${view} />` : html`<${Play} table=${table} view=${view} />`}</div>`;
}

/** Who has chosen a word, while words are chosen. */
export function doneBy({ phase, desk }) {
  return phase === "words" ? { word: t("mot"), ids: desk.proposals.map((item) => item.student) } : null;
}

export function topOf({ view }) {
  return { help: HELP[view.phase] ?? HELP.end, skip: SKIP[view.phase] ?? "", stop: null };
}

const SKIP = {
  words: t("Passer : donner un mot à qui n’en a pas, et commencer"), turn: t("Passer : place suivante"), turned: t("Passer : reposer les cartes, place suivante"),
  page: t("Passer : place suivante"), consult: t("Passer : fermer le dictionnaire"),
};

const HELP = {
  words: { title: t("Les mots secrets"), lines: [
    t("Chaque place choisit un mot du dictionnaire et en écrit une définition. « Donne-moi un mot » en tire un des cartes."),
    t("Avec un thème, vous pouvez accepter un mot que le dictionnaire n’a pas.")] },
  turn: { title: t("Un tour"), lines: [
    t("La place retourne trois cartes, ou pose une question avec une paire, ou ouvre le dictionnaire."),
    t("À six cartes, il faut poser une question. « Passer » donne le tour à la suivante.")] },
  turned: { title: t("Les cartes retournées"), lines: [t("Un interdit : rien. Un joker : lui seul. Trois différentes : une. Deux pareilles : la paire ou l’autre. Trois pareilles : deux.")] },
  page: { title: t("Les pages"), lines: [t("Deux questions à la même place : son mot est-il avant cette page, après, ou dessus ?")] },
  consult: { title: t("Le dictionnaire"), lines: [t("Les adversaires lancent les dés chacun leur tour. Deux rouges : il se ferme. Vous pouvez lancer pour un absent.")] },
  end: { title: t("Fin de la partie"), lines: [t("« Rejouer » ramène à la préparation, avec la même classe.")] },
};

function Words({ table, view }) {
  const { desk } = view;
  const [open, setOpen] = useState(false);
  const missing = view.seats.map((seat, index) => (seat.ready ? null : seatName(table.game, index))).filter(Boolean);
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${t("Les mots secrets")}</h1>
      <table class="points"><tbody>${view.seats.map((seat, index) => html`<tr key=${index}>
        <th scope="row"><${Who} game=${table.game} seat=${index} /></th>
        <td>${desk.secrets[index] ? (open ? html`<b>${desk.secrets[index].word}</b> · ${desk.secrets[index].definition}` : html`<span class="ok">${t("choisi ✓")}</span>`) : html`<span class="soft">${t("pas encore")}</span>`}</td></tr>`)}</tbody></table>
      <p><button type="button" class="btn" aria-pressed=${String(open)} onClick=${() => setOpen(!open)}>${open ? t("Cacher les mots") : t("Voir les mots")}</button></p>
      ${desk.proposals.map((item) => (!item.accepted || table.game.flags?.[item.student]) && html`<article class="text plain" key=${item.student}>
        <p><b>${item.secret.word}</b> · ${item.secret.definition}</p>
        <p class="by">${table.names[item.student]} ${!item.accepted && html`<${Chip}>${t("pas dans le dictionnaire")}<//>`} ${table.game.flags?.[item.student] && html`<${Chip} kind="bad">${t("mot à vérifier")}<//>`}</p>
        ${!item.accepted && html`<p class="act"><button type="button" class="btn" onClick=${() => table.play("AcceptWord", { student: item.student })}>${t("Accepter ce mot")}</button></p>`}
      </article>`)}
    </section>
    <section class="side">
      <h2>${many(view.seats.length - missing.length, "{n} place sur {all} est prête", "{n} places sur {all} sont prêtes", { all: view.seats.length })}</h2>
      <p>${view.theme ? t("Thème : {theme}", view) : lengths(view)}</p>
      <${Next} table=${table} label=${t("Distribuer les cartes")} why=${missing.length > 0 && t("On attend {names}.", { names: listed(missing) })}
        note=${t("Le premier joker dit qui commence.")} onPress=${() => table.play("Start")} />
    </section>`;
}

function Play({ table, view }) {
  const roll = view.rolls.at(-1);
  const squares = view.desk.takeable;
  const take = squares.length > 1 ? (square) => table.play("Take", { squares: squares.find((set) => set.includes(square)) }) : undefined;
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do" role="status">${headline(table)}</h1>
      ${view.phase !== "end" && html`<${Grid} view=${view} onPick=${take} live=${(square) => squares.some((set) => set.includes(square))} /><${Discard} view=${view} />`}
      ${roll && view.phase === "consult" && html`<p><${Dice} red=${roll.red} /> ${seatName(table.game, roll.seat)}</p>`}
      <${Pending} table=${table} view=${view} />
      <${Said} table=${table} view=${view} />
    </section>
    <section class="side">
      <h2>${t("Les places")}</h2>
      <${Seats} table=${table} view=${view} />
      <${Step} table=${table} view=${view} />
    </section>`;
}

function headline({ game, view }) {
  const who = seatName(game, view.active);
  switch (view.phase) {
    case "turn": return [t("{who} joue.", { who }), news(game)].filter(Boolean).join(" ");
    case "turned": return t("{who} retourne trois cartes. {note}", { who, note: turnedNote(view) });
    case "page": return t("{who} demande à {whom} sa page", { who, whom: seatName(game, view.asked.seat) });
    case "consult": return t("{who} lit le dictionnaire", { who });
    default: return view.winners.length ? t("Bravo à {names} !", { names: listed(view.winners.map((seat) => seatName(game, seat))) }) : t("Partie finie");
  }
}

function Step({ table, view }) {
  const press = (name) => () => table.play(name);
  switch (view.phase) {
    case "turn": return html`<${Next} table=${table} label=${t("Passer son tour")} note=${t("Si {who} n’est pas là.", { who: seatName(table.game, view.active) })} onPress=${press("Skip")} />`;
    case "turned": return html`<${Next} table=${table} label=${view.desk.takeable.length > 1 ? t("Reposer les cartes") : t("Tour suivant")} note=${view.desk.takeable.length > 1 && t("Ou touchez une carte pour la prendre à sa place.")} onPress=${press("Skip")} />`;
    case "page": return html`<${Next} table=${table} label=${t("Passer son tour")} onPress=${press("Skip")} />`;
    case "consult": return html`<${Next} table=${table} label=${t("Lancer les dés pour {who}", { who: seatName(table.game, view.roller) })} note=${t("« Passer » ferme le dictionnaire.")} onPress=${press("Roll")} />`;
    default: return html`<${Next} table=${table} label=${t("Rejouer")} onPress=${() => table.ask({ do: "close_table" })} />`;
  }
}

function Pending({ table, view }) {
  const seatOf = (student) => view.seats.findIndex((seat) => seat.members.includes(student));
  return view.desk.stopping.map((one) => html`<article class="text plain" key=${one.student}>
    <p>${t("{name} veut dire STOP : {words}", { name: table.names[one.student], words: one.words.map((said) => `« ${said.word} »`).join(", ") })}</p>
    <p class="act"><button type="button" class="btn" onClick=${() => table.play("HearStop", { seat: seatOf(one.student) })}>${t("L’entendre pour l’équipe")}</button></p></article>`);
}

function Said({ table, view }) {
  if (!view.desk.said.length) return null;
  return html`<h3>${t("Dit aux STOP")}</h3><ul class="dico-log">${view.desk.said.map((one, index) => html`<li key=${index}>
    <${Who} game=${table.game} seat=${one.by} /> → <${Who} game=${table.game} seat=${one.seat} /> « ${one.word} »
    <${Chip} kind=${one.right ? "good" : ""}>${one.right ? t("juste") : t("faux")}<//></li>`)}</ul>`;
}

function Seats({ table, view }) {
  const [open, setOpen] = useState(false);
  return html`<ol class="standing" tabindex="0">${view.seats.map((seat, index) => html`<li key=${index} class=${view.winners.includes(index) ? "won" : ""}>
      <span><${Who} game=${table.game} seat=${index} /> ${(open || view.phase === "end") && html`<b>${view.desk.secrets[index]?.word}</b>`}
        <br /><small class="soft">${view.desk.hands[index].length ? [...view.desk.hands[index]].sort().map(kindName).join(" · ") : t("pas de carte")}</small>
        ${open && html`<br /><small class="soft">${view.desk.notes[index].map((note) => [seatName(table.game, note.seat), note.start, note.end, note.pages.map(([page]) => t("p. {page}", { page })).join(" "), note.definition && t("définition")].filter(Boolean).join(" ")).join(" ; ")}</small>`}</span>
      ${seat.out && view.phase !== "end" && html`<button type="button" class="btn" onClick=${() => table.play("Readmit", { seat: index })}>${t("Laisser rejouer")}</button>`}
    </li>`)}</ol>
    <p><button type="button" class="btn quiet" aria-pressed=${String(open)} onClick=${() => setOpen(!open)}>${open ? t("Cacher les mots et les carnets") : t("Voir les mots et les carnets")}</button></p>`;
}
