// Images behind the screen: phrases before they are told, who has given and voted, the count.
import { many } from "../../desk/french.js";
import { Next } from "../../desk/primary.js";
import { t } from "../../page.js";
import { Bar, Chip, Num, listed, seatName } from "../../parts.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { Art, Phrase, Who, podium, points, reasons } from "./pictures.js";

export { DEFAULTS, Options, whyNot } from "./setup.js";

const STEPS = Object.entries({ phrase: t("Phrase"), give: t("Images"), vote: t("Vote"), count: t("Décompte") });
const PHASES = { claim: Claim, phrase: Story, give: Give, vote: Vote, count: Count, end: End };

export function Desk({ table }) {
  const { view } = table;
  const Phase = PHASES[view.phase];
  return html`<div class="bench images-desk" key=${`${view.round}/${view.phase}`}><${Phase} table=${table} view=${view} /></div>`;
}

/** Who has answered in this phase, and the word that says so. */
export function doneBy({ phase, desk }) {
  if (phase === "phrase") return { word: t("phrase"), ids: desk.proposals.map((item) => item.student) };
  if (phase === "give") return { word: t("donné"), ids: desk.given };
  return phase === "vote" ? { word: t("voté"), ids: desk.voted } : null;
}

export function topOf({ view }) {
  const stop = { give: { label: t("Étaler les images maintenant"), command: "LayOut" }, vote: { label: t("Compter maintenant"), command: "Count" } };
  return { help: HELP[view.phase], skip: SKIP[view.phase] ?? "", stop: stop[view.phase] };
}

const SKIP = {
  claim: t("Passer : tirer au sort qui raconte"), phrase: t("Passer : prendre la phrase proposée, sinon la place suivante raconte"),
  give: t("Passer : étaler les images"), vote: t("Passer : compter"), count: t("Passer : manche suivante"),
};

const HELP = {
  claim: { title: t("Qui raconte d’abord ?"), lines: [
    t("Chaque place regarde ses images sur son écran. La première qui touche « J’ai une phrase ! » raconte."),
    t("Personne ne se lance ? Tirez au sort.")] },
  phrase: { title: t("La phrase"), lines: [
    t("Un mot, un titre, un vers : tout va, ni trop clair ni trop obscur. Qui raconte la dit aussi à voix haute."),
    t("Une phrase arrive tout de suite au tableau, sauf avec un mot grossier ou sans mot de la leçon : elle vous attend ici."),
    t("En équipe, la phrase est celle que le plus de membres choisissent. Vous pouvez en prendre une vous-même.")] },
  give: { title: t("Les images"), lines: [
    t("Chaque autre place donne une image qui va avec la phrase, deux à trois places."),
    t("Étalez quand vous voulez : qui n’a rien donné donne une image au hasard, un absent ne bloque personne.")] },
  vote: { title: t("Le vote"), lines: [
    t("Chacun cherche en secret l’image de qui raconte, jamais la sienne. En équipe, le choix du plus grand nombre compte."),
    t("Comptez quand vous voulez : sans vote, une place ne gagne que les voix données à son image.")] },
  count: { title: t("Le décompte"), lines: [
    t("Tous ou personne : 0 à qui raconte, 2 aux autres. Sinon 3 à qui raconte et à qui trouve (4 à trois places, si un seul trouve)."),
    t("Plus 1 par voix pour l’image de chaque autre place.")] },
  end: { title: t("Fin de la partie"), lines: [t("« Rejouer » ramène à la préparation, avec la même classe.")] },
};

function Steps({ phase }) {
  const at = STEPS.findIndex(([name]) => name === phase);
  return html`<ol class="steps">${STEPS.map(([name, label], index) => html`<li key=${name} class=${index === at ? "now" : index < at ? "done" : ""}>${label}</li>`)}</ol>`;
}

// Before the phrase ---------------------------------------------------------------------------------------------------

function Claim({ table, view }) {
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${t("Qui a une phrase ?")}</h1>
      <p>${t("Chacun regarde ses images. Le premier qui touche « J’ai une phrase ! » raconte.")}</p>
      <${Lesson} words=${view.words} />
    </section>
    <section class="side"><h2>${t("Les places")}</h2><${Standing} table=${table} view=${view} />
      <${Next} table=${table} label=${t("Tirer au sort")} note=${t("Si personne ne se lance.")} onPress=${() => table.play("Skip")} /></section>`;
}

function Lesson({ words }) {
  if (!words.length) return null;
  return html`<h3>${t("Un de ces mots doit être dans la phrase")}</h3><p class="soft">${words.join(" · ")}</p>`;
}

function Story({ table, view }) {
  const { proposals } = view.desk;
  const who = seatName(table.game, view.storyteller);
  const next = seatName(table.game, (view.storyteller + 1) % view.seats.length);
  const clear = proposals.some((item) => !item.doubt);
  const only = proposals.length === 1 && !clear ? proposals[0] : null;
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <${Steps} phase="phrase" />
      <h1 class="do" role="status">${t("{who} cherche une phrase", { who })}</h1>
      ${proposals.length === 0 && html`<p class="soft">${t("Ce qui est sûr part tout de suite au tableau. Ce qui est douteux vous attend ici.")}</p>`}
      ${proposals.map((item) => html`<${Proposal} key=${item.student} table=${table} item=${item} />`)}
      <${Lesson} words=${view.words} />
    </section>
    <section class="side"><h2>${t("Les places")}</h2><${Standing} table=${table} view=${view} />
      ${only
        ? html`<${Next} table=${table} label=${t("Accepter cette phrase")} note=${why(only)} onPress=${() => table.play("Accept", { student: only.student })} />`
        : clear
          ? html`<${Next} table=${table} label=${t("Prendre la phrase de l’équipe")} note=${t("Celle que le plus de membres ont choisie.")} onPress=${() => table.play("Skip")} />`
          : html`<${Next} table=${table} label=${t("Donner la parole à {next}", { next })} note=${t("Si {who} n’est pas là.", { who })} onPress=${() => table.play("Skip")} />`}
    </section>`;
}

const why = (item) => (item.doubt === "rude" ? t("Elle a peut-être un mot grossier.") : t("Aucun mot de la leçon n’y a été reconnu."));

function Proposal({ table, item }) {
  const flags = table.game.flags[item.student];
  return html`<article class="text plain images-proposal">
    <${Art} game=${table.game} name=${item.picture} />
    <div><p>${item.phrase ? t("« {phrase} »", item) : ""} ${item.way === "mime" ? t("(mime)") : item.way === "hum" ? t("(air)") : ""}</p>
      <p class="by">${table.names[item.student]}
        ${flags && html`<${Chip} kind="bad">${t("mot à vérifier : {words}", { words: listed(flags) })}<//>`}
        ${item.doubt === "no_word" && html`<${Chip}>${t("sans mot de la leçon")}<//>`}
        ${item.words.map((word) => html`<${Chip} key=${word} kind="good">${word}<//>`)}</p></div>
    <p class="act"><button type="button" class="btn" onClick=${() => table.play("Accept", { student: item.student })}>${t("Accepter")}</button>
      <button type="button" class="btn quiet" onClick=${() => table.play("Refuse", { student: item.student })}>${t("En demander une autre")}</button></p>
  </article>`;
}

// Once it is told -----------------------------------------------------------------------------------------------------

function Told({ table, view }) {
  const { story, desk } = view;
  return html`<div class="images-told">
    <${Art} game=${table.game} name=${desk.told} />
    <div><${Phrase} game=${table.game} />
      <p class="soft"><${Who} game=${table.game} seat=${view.storyteller} /> ${view.phase === "count" ? t("raconte.") : t("raconte ; son image, pour vous seul.")} ${desk.note && t("Sa note : {note}", desk)}</p>
      ${story.words.length > 0 && html`<p>${story.words.map((word) => html`<${Chip} key=${word} kind="good">${word}<//>`)}</p>`}
      ${!story.removed && html`<p><button type="button" class="btn quiet bad" onClick=${() => table.play("Remove")}>${t("Retirer la phrase")}</button></p>`}</div>
  </div>`;
}

function Give({ table, view }) {
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}><${Steps} phase="give" /><${Told} table=${table} view=${view} /></section>
    <section class="side"><${Awaited} table=${table} view=${view} done=${view.desk.given} sentence=${many(view.given, "{n} sur {players} a donné", "{n} sur {players} ont donné", view)} />
      <${Next} table=${table} label=${t("Étaler les images")} onPress=${() => table.play("LayOut")}
        note=${view.given < view.players && t("Une place qui n’a rien donné donne au hasard.")} /></section>`;
}

function Awaited({ table, view, done, sentence }) {
  const awaited = view.seats.flatMap((seat, index) => (index === view.storyteller ? [] : seat.members)).filter((id) => !done.includes(id));
  const here = awaited.filter((id) => !table.away.has(id)).map((id) => table.names[id]);
  const gone = awaited.filter((id) => table.away.has(id)).map((id) => table.names[id]);
  return html`<h2>${sentence}</h2><${Bar} value=${done.length} max=${view.players} />
    ${!awaited.length && html`<p class="all ok">${t("Tout le monde a répondu ✓")}</p>`}
    ${here.length > 0 && html`<p>${t("On attend {names}.", { names: listed(here) })}</p>`}
    ${gone.length > 0 && html`<p class="soft">${t("Absents : {names}.", { names: listed(gone, 8) })}</p>`}`;
}

function Vote({ table, view }) {
  const [open, setOpen] = useState(false);
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}><${Steps} phase="vote" /><${Told} table=${table} view=${view} />
      <ol class="images-table">${view.pictures.map((picture, index) => html`<li key=${picture.number}><${Num} n=${picture.number} /><${Art} game=${table.game} name=${picture.picture} />
        ${open && html`<p><${Who} game=${table.game} seat=${view.desk.owners[index]} /></p>`}</li>`)}</ol>
      <p><button type="button" class="btn" aria-pressed=${String(open)} onClick=${() => setOpen(!open)}>${open ? t("Cacher à qui elles sont") : t("Voir à qui elles sont")}</button></p>
    </section>
    <section class="side"><${Awaited} table=${table} view=${view} done=${view.desk.voted} sentence=${many(view.voted, "{n} sur {players} a voté", "{n} sur {players} ont voté", view)} />
      <${Next} table=${table} label=${t("Compter")} onPress=${() => table.play("Count")} note=${view.voted < view.players && t("Vous n’êtes pas obligé d’attendre.")} /></section>`;
}

function Count({ table, view }) {
  const { game } = table;
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}><${Steps} phase="count" /><${Told} table=${table} view=${view} />
      <table class="points"><thead class="sr"><tr><th>${t("Place")}</th><th>${t("Pourquoi")}</th><th>${t("Points")}</th><th>${t("Total")}</th></tr></thead>
        <tbody>${[...view.scores].sort((a, b) => b.points - a.points).map((score) => html`<tr key=${score.seat} class=${score.points ? "" : "soft"}>
          <th scope="row"><${Who} game=${game} seat=${score.seat} /></th><td>${reasons(view, score)}</td>
          <td class="gain">${score.points ? `+${score.points}` : "–"}</td><td class="soft">${t("total {n}", { n: view.seats[score.seat].points })}</td></tr>`)}</tbody></table>
    </section>
    <section class="side"><h2>${t("Les images")}</h2>
      <ol class="images-list" tabindex="0">${view.pictures.map((picture) => html`<li key=${picture.number} class=${picture.told ? "told" : ""}><${Num} n=${picture.number} /><${Art} game=${game} name=${picture.picture} />
        <p><${Who} game=${game} seat=${picture.owner} /><br /><span class="soft">${picture.voters.length ? t("choisie par {names}", { names: listed(picture.voters.map((seat) => seatName(game, seat))) }) : t("aucune voix")}</span></p></li>`)}</ol>
      ${view.last_round
        ? html`<${Next} table=${table} label=${t("Voir le podium")} note=${t("La pioche est vide : c’était la dernière manche.")} onPress=${() => table.play("NextRound")} />`
        : html`<${Next} table=${table} label=${t("Manche suivante")} onPress=${() => table.play("NextRound")} />`}
    </section>`;
}

function Standing({ table, view }) {
  return html`<ol class="standing" tabindex="0">${view.seats.map((seat, index) => html`<li key=${index}>
    <span><${Who} game=${table.game} seat=${index} />${index === view.storyteller && html` <${Chip}>${t("raconte")}<//>`}</span><span class="soft">${points(seat.points)}</span></li>`)}</ol>`;
}

function End({ table, view }) {
  return html`<section class="work" tabindex="0" aria-label=${t("Pupitre")}>
      <h1 class="do">${t("La partie est finie. Bravo !")}</h1>
      <ol class="stand">${podium(view).map(({ rank, seats, points: n }) => html`<li key=${rank} class="place${rank}"><b>${rank === 1 ? t("1re place") : t("{rank}e place", { rank })}</b>
        <div>${seats.map((seat) => html`<p key=${seat}><${Who} game=${table.game} seat=${seat} /></p>`)}</div><span class="soft">${points(n)}</span></li>`)}</ol>
      <h2>${t("Les phrases de la partie")}</h2>
      <ol class="images-list">${view.tales.map((tale, index) => html`<li key=${index}><${Art} game=${table.game} name=${tale.picture} />
        <p>${tale.phrase ? t("« {phrase} »", tale) : t("(sans texte)")} <br /><span class="soft"><${Who} game=${table.game} seat=${tale.seat} />${tale.words.length > 0 && ` · ${tale.words.join(", ")}`}</span></p></li>`)}</ol>
    </section>
    <section class="side"><h2>${t("Toutes les places")}</h2><${Standing} table=${table} view=${{ ...view, storyteller: null }} />
      <${Next} table=${table} label=${t("Rejouer")} note=${t("On revient à la préparation, avec la même classe.")} onPress=${() => table.ask({ do: "close_table" })} /></section>`;
}
