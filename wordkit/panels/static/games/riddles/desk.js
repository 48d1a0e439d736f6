// Énigmes behind the screen: the answer, what everyone wrote with its grade, accept or refuse, and the next step.
import { many } from "../../desk/french.js";
import { Next } from "../../desk/primary.js";
import { t } from "../../page.js";
import { Chip, Headword, Nature, SeatMark, listed, seatName } from "../../parts.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { Named, Tiles, gradeWord, outcome } from "./clues.js";
import { Rings, shortLabel } from "./ring.js";

export { DEFAULTS, Options, whyNot } from "./setup.js";

export function Desk({ table }) {
  const { view } = table;
  return html`<div class="bench enigmas" key=${view.phase === "words" ? "words" : "play"}>
    ${view.phase === "words" ? html`<${Words} table=${table} />` : html`<${Play} table=${table} />`}
  </div>`;
}

/** Who has answered in this phase, and the word that says so. */
export function doneBy({ phase, desk }) {
  if (phase === "words") return { word: t("mot"), ids: desk.proposals.map((item) => item.student) };
  if (phase === "riddle") return { word: t("répondu"), ids: [...desk.sealed, ...desk.guesses].map((item) => item.student) };
  return phase === "spelling" ? { word: t("écrit"), ids: desk.spellings.map((item) => item.student) } : null;
}

export function topOf({ view }) {
  const skip = {
    words: t("Passer : donner un mot à qui n’en a pas, et commencer"), roll: t("Passer : place suivante"), move: t("Passer : place suivante"),
    star: t("Passer : place suivante"), swap: t("Passer : échange refusé"), riddle: t("Passer : ouvrir les plis"),
    found: t("Passer : la carte est gagnée"), spelling: t("Passer : juger l’orthographe"), result: t("Passer : tour suivant"),
  };
  const stop = { riddle: { label: t("Ouvrir les plis maintenant"), command: "Skip" } };
  return { help: HELP[view.phase] ?? HELP.result, skip: skip[view.phase], stop: stop[view.phase] };
}

const HELP = {
  words: { title: t("Les mots secrets"), lines: [
    t("Chaque place choisit un mot : nom, adjectif (pluriel permis) ou infinitif. Le dictionnaire refuse les autres en disant pourquoi."),
    t("Pour équilibrer, donnez à une place un mot plus court ou plus long d’une lettre, ou une lettre de plus comme indice."),
    t("Les mots secrets sont cachés ici aussi : touchez « Voir » pour les lire.")] },
  roll: { title: t("Le dé"), lines: [t("Le dé donne le nombre de pas et la longueur du mot. Vous pouvez lancer à la place d’un absent."), t("« Passer » donne le tour à la place suivante.")] },
  move: { title: t("Le déplacement"), lines: [t("Les cases entourées sont permises. Une équipe va là où le plus de membres le veulent."), t("Vous pouvez toucher une case pour une place absente.")] },
  star: { title: t("L’étoile"), lines: [t("La place choisit n’importe quelle lettre qui a encore une carte, ou propose un échange : un seul.")] },
  swap: { title: t("L’échange"), lines: [t("L’autre place accepte ou refuse. Sans réponse, c’est refusé.")] },
  riddle: { title: t("L’énigme"), lines: [
    t("La place à droite lit les indices. Ils viennent aussi tout seuls."), t("Touchez « Juste » pour accepter une réponse que l’ordinateur refuse, par exemple un synonyme."),
    t("Les plis des autres ne s’ouvrent que si le mot n’est pas trouvé.")] },
  found: { title: t("Trouvé"), lines: [t("Faites dire le mot. Une autre place peut demander l’orthographe, une fois, avant que le tour passe.")] },
  spelling: { title: t("L’orthographe"), lines: [t("Accents compris. Une équipe a l’orthographe du plus grand nombre.")] },
  result: { title: t("Le mot"), lines: [t("Le tableau montre le mot et sa définition. La place suivante lance le dé quand elle est prête."), t("Vous pouvez encore accepter ou refuser un pli.")] },
  end: { title: t("Fin de la partie"), lines: [t("« Rejouer » ramène à la préparation, avec la même classe.")] },
};

function Words({ table }) {
  const { view } = table;
  const { desk } = view;
  const missing = view.seats.map((seat, index) => (seat.ready ? null : seatName(table.game, index))).filter(Boolean);
  const [open, setOpen] = useState(false);
  return html`
    <section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${t("Les mots secrets")}</h1>
      <table class="points">
        <thead><tr><th>${t("Place")}</th><th>${t("Lettres")}</th><th>${t("Lettre en plus comme indice")}</th><th>${t("Mot")}</th></tr></thead>
        <tbody>${view.seats.map((seat, index) => html`<tr key=${index}>
          <th scope="row"><${SeatMark} seat=${index} /> ${seatName(table.game, index)}</th>
          <td><div class="segments">${[-1, 0, 1].map((handicap) => html`<button type="button" class="btn" aria-pressed=${String(desk.handicaps[index] === handicap)}
            onClick=${() => table.play("Adjust", { seat: index, handicap, extra: seat.extra })}>${view.length + handicap}</button>`)}</div></td>
          <td><select class="field" aria-label=${t("Indice en plus")} value=${seat.extra} onChange=${(event) => table.play("Adjust", { seat: index, handicap: desk.handicaps[index], extra: event.target.value })}>
            <option value="none">${t("aucune")}</option><option value="second">${t("la deuxième")}</option><option value="last">${t("la dernière")}</option></select></td>
          <td>${desk.words[index] ? (open ? html`<b>${desk.words[index]}</b>` : html`<span class="ok">${t("choisi ✓")}</span>`) : html`<span class="soft">${t("pas encore")}</span>`}</td>
        </tr>`)}</tbody>
      </table>
      <p><button type="button" class="btn" aria-pressed=${String(open)} onClick=${() => setOpen(!open)}>${open ? t("Cacher les mots") : t("Voir les mots")}</button></p>
      ${desk.proposals.filter((item) => !item.accepted).map((item) => html`<article class="text plain" key=${item.student}>
        <p><b>${item.word}</b> <span class="soft">${t("n’est pas dans le dictionnaire · {name}", { name: table.names[item.student] })}</span></p>
        <p class="act"><button type="button" class="btn" onClick=${() => table.play("AcceptWord", { student: item.student })}>${t("Accepter ce mot")}</button></p>
      </article>`)}
    </section>
    <section class="side">
      <h2>${many(view.seats.length - missing.length, "{n} place sur {all} est prête", "{n} places sur {all} sont prêtes", { all: view.seats.length })}</h2>
      ${view.theme && html`<p>${t("Thème : {theme}", view)}</p>`}
      <${Next} table=${table} label=${t("Lancer le dé : qui commence ?")} why=${missing.length > 0 && t("On attend {names}.", { names: listed(missing) })}
        note=${t("Le plus grand nombre commence.")} onPress=${() => table.play("Start")} />
    </section>`;
}

function Play({ table }) {
  const { view } = table;
  const { desk } = view;
  const choose = view.phase === "move" ? (square) => table.play("Go", { square }) : undefined;
  return html`
    <section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      ${desk.riddle && html`<div class="title"><h1><${Headword} word=${desk.riddle.word} /> <${Nature} nature=${desk.riddle.nature} /></h1>
        <span class="soft" role="status">${t("énigme en {compartment}, {n} lettres", { compartment: view.compartment, n: view.face })}</span></div>
        <p class="truth">${desk.riddle.definition}</p>`}
      <div class="two">
        <${Rings} view=${view} label=${t("Plateau à trois anneaux")} onPick=${choose} />
        <${Answers} table=${table} />
      </div>
    </section>
    <section class="side">
      <h2>${headline(table)}</h2>
      ${view.riddle && !view.riddle.word && html`<${Tiles} riddle=${view.riddle} />`}
      <${Standing} table=${table} />
      <${Step} table=${table} />
    </section>`;
}

function headline(table) {
  const { view, game } = table;
  const who = Named(game, view.active);
  switch (view.phase) {
    case "roll": return t("{who} va lancer le dé", { who });
    case "move": return t("{who} a fait {face} et choisit", { who, face: view.face });
    case "star": return t("{who} est sur une étoile", { who });
    case "swap": return t("{who} propose {mine} contre {theirs} à {other}", { who, ...view.offer, other: seatName(game, view.offer.seat) });
    case "riddle": return t("{who} cherche", { who });
    case "found": return t("{who} a trouvé", { who });
    case "spelling": return t("{who} écrit le mot", { who });
    case "result": return outcome(game) || t("Tour fini");
    default: return view.winners.length ? t("Bravo à {names} !", { names: listed(view.winners.map((seat) => seatName(game, seat))) }) : t("Partie finie");
  }
}

function Step({ table }) {
  const { view } = table;
  const press = (name, fields) => () => table.play(name, fields);
  switch (view.phase) {
    case "roll": return html`<${Next} table=${table} label=${t("Lancer le dé à sa place")} onPress=${press("Roll")} />`;
    case "move": return html`<${Next} table=${table} label=${t("Passer son tour")} note=${t("Ou touchez une case entourée pour jouer à sa place.")} onPress=${press("Skip")} />`;
    case "star": return html`<${Next} table=${table} label=${t("Passer son tour")} onPress=${press("Skip")} />`;
    case "swap": return html`<${Next} table=${table} label=${t("Échange refusé")} onPress=${press("Skip")} />`;
    case "riddle": return view.riddle.to_come > 0
      ? html`<${Next} table=${table} label=${t("Indice suivant")} onPress=${press("NextClue")} />`
      : html`<${Next} table=${table} label=${t("Ouvrir les plis")} note=${many(view.sealed, "{n} pli fermé", "{n} plis fermés")} onPress=${press("Skip")} />`;
    case "found": return html`<${Next} table=${table} label=${t("Donner la carte")} onPress=${press("Skip")} />`;
    case "spelling": return html`<${Next} table=${table} label=${t("Juger l’orthographe")} why=${view.desk.spellings.length === 0 && t("Rien n’est encore écrit.")} onPress=${press("Skip")} />`;
    case "result": return html`<${Next} table=${table} label=${t("Tour suivant")} onPress=${press("NextTurn")} />`;
    default: return html`<${Next} table=${table} label=${t("Rejouer")} onPress=${() => table.ask({ do: "close_table" })} />`;
  }
}

function Answers({ table }) {
  const { view, game } = table;
  const { desk } = view;
  const seatOf = (student) => view.seats.findIndex((seat) => seat.members.includes(student));
  const judged = ["riddle", "found", "result"].includes(view.phase);
  const line = (answer, key, sealed) => {
    const may = judged && (view.phase === "riddle" || (view.phase === "found" ? !sealed && answer.right : sealed && view.opened));
    return html`<article class="text plain ${answer.right ? "real" : ""}" key=${key}>
      <p><b>${answer.text}</b> <${Chip} kind=${answer.grade === "near" ? "gold" : answer.right ? "good" : ""}>${deskGrade(answer.grade)}<//>
        ${game.flags?.[answer.student] && html` <${Chip} kind="bad">${t("mot à vérifier")}<//>`}</p>
      ${may && html`<p class="act">${answer.right
        ? html`<button type="button" class="btn" onClick=${() => table.play("Judge", { student: answer.student, right: false })}>${t("Refuser")}</button>`
        : html`<button type="button" class="btn" onClick=${() => table.play("Judge", { student: answer.student, right: true })}>${t("Juste")}</button>`}</p>`}
      <p class="by"><${SeatMark} seat=${seatOf(answer.student)} /> ${table.names[answer.student]}</p>
    </article>`;
  };
  const last = new Map(desk.guesses.map((answer) => [answer.student, answer]));
  return html`<div class="replies">
    ${desk.spellings.length > 0 && html`<h3>${t("Orthographe")}</h3>${desk.spellings.map((answer) => html`<article class="text plain ${answer.right ? "real" : ""}" key=${answer.student}>
      <p><b>${answer.text}</b></p><p class="by"><${SeatMark} seat=${seatOf(answer.student)} /> ${table.names[answer.student]}</p></article>`)}`}
    ${desk.guesses.length > 0 && html`<h3>${many(desk.guesses.length, "{n} essai", "{n} essais")}</h3>${[...last.values()].reverse().map((answer) => line(answer, `g${answer.student}`, false))}`}
    ${desk.sealed.length > 0 && html`<h3>${many(desk.sealed.length, "{n} pli", "{n} plis")}</h3>${desk.sealed.map((answer) => line(answer, `s${answer.student}`, true))}`}
    ${view.riddle && desk.guesses.length + desk.sealed.length === 0 && html`<p class="soft empty">${t("Les réponses arrivent ici.")}</p>`}
  </div>`;
}

const deskGrade = (grade) => (grade === "near" ? t("presque : à vérifier") : gradeWord(grade));

function Standing({ table }) {
  const { view } = table;
  const [open, setOpen] = useState(false);
  return html`<ol class="standing" tabindex="0">${view.seats.map((seat, index) => html`<li key=${index} class=${view.winners.includes(index) ? "won" : ""}>
      <span><${SeatMark} seat=${index} /> ${seatName(table.game, index)} ${open && html`<b>${view.desk.words[index]}</b>`}</span>
      <span class="soft">${seat.cards.length ? seat.cards.map(shortLabel).join(" · ") : t("pas de carte")}</span>
    </li>`)}</ol>
    <p><button type="button" class="btn quiet" aria-pressed=${String(open)} onClick=${() => setOpen(!open)}>${open ? t("Cacher les mots secrets") : t("Voir les mots secrets")}</button></p>`;
}
