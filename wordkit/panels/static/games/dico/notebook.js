// Dico secret: what I know of each opponent, which fills itself, and the dictionary while it is open.
import { t, useAsk } from "../../page.js";
import { Error, seatName } from "../../parts.js";
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { Who } from "./cards.js";

const PLACES = { before: t("avant la page {page}"), after: t("après la page {page}"), on: t("sur la page {page}, en plein dessus") };

/** Where a word can stand, by the words that bound it: pages alone say little once the dictionary is closed. */
function between({ low, high, first, last }) {
  if (low === high) return t("page {low}, de « {first} » à « {last} »", { low, first, last });
  if (first && last) return t("entre « {first} » et « {last} », pages {low} à {high}", { low, high, first, last });
  return first ? t("après « {first} », à partir de la page {low}", { low, first }) : t("avant « {last} », jusqu’à la page {high}", { high, last });
}

/** « avant la page 12 ». */
export const placeOf = (page, place) => t(PLACES[place], { page });

export function Notebook({ game, view, me }) {
  return html`<section class="dico-notes" aria-label=${t("Mon carnet")}>
    <h2>${t("Mon carnet")}</h2>
    <div>${me.notes.map((note) => html`<${Note} key=${note.seat} game=${game} view=${view} me=${me} note=${note} />`)}</div>
  </section>`;
}

function Note({ game, view, me, note }) {
  const blank = !note.start && !note.end && !note.definition && !note.pages.length;
  const fits = game.fits?.[note.seat];
  const said = me.said.filter((one) => one.seat === note.seat && one.by === me.seat).at(-1);
  return html`<article class="dico-note">
    <h3><${Who} game=${game} seat=${note.seat} /></h3>
    ${blank && html`<p class="soft">${t("Rien encore.")}</p>`}
    ${(note.start || note.end) && html`<p class="dico-letters" role="img" aria-label=${spoken(note)}>
      <${Letters} known=${note.start} count=${3} title=${t("début")} /><i aria-hidden="true"></i>
      <${Letters} known=${note.end} count=${view.shortest === view.longest ? view.longest - 3 : 0} title=${t("fin")} /></p>`}
    ${note.definition && html`<p class="dico-def">${note.definition}</p>`}
    ${game.places?.[note.seat] && html`<p class="dico-place">${between(game.places[note.seat])}</p>`}
    ${fits && html`<details><summary>${fits.count > 1 ? t("{count} mots possibles", fits) : fits.count === 1 ? t("1 mot possible") : t("aucun mot du dictionnaire")}</summary>
      <p class="dico-fits">${fits.words.join(", ")}${fits.count > fits.words.length ? "…" : ""}</p></details>`}
    ${said && html`<p>${said.right ? t("« {word} » : juste ✓", said) : t("« {word} » : ce n’était pas ça", said)}</p>`}
  </article>`;
}

const spoken = ({ start, end }) =>
  [start && t("début : {letters}", { letters: [...start].join(", ") }), end && t("fin : {letters}", { letters: [...end].join(", ") })].filter(Boolean).join(" ; ");

function Letters({ known, count, title }) {
  const tiles = known ? [...known] : Array.from({ length: count }, () => "");
  if (!tiles.length) return html`<span class="dico-part"><small>${title}</small><span class="dico-row"><b class="unknown">…</b></span></span>`;
  return html`<span class="dico-part"><small>${title}</small><span class="dico-row">${tiles.map((letter, index) => html`<b key=${index} class=${letter ? "" : "unknown"}>${letter || "?"}</b>`)}</span></span>`;
}

/** A page of the dictionary, to turn and to search; with `onAsk`, only its ends are told, and it can be asked about. */
export function Dictionary({ send, pages, onAsk, askLabel, first = 1 }) {
  const [shown, setShown] = useState(null);
  const [wanted, setWanted] = useState("");
  const [ask, busy, error] = useAsk(send);
  const open = async (question) => {
    const reply = await ask({ do: "look_up", ...question });
    if (reply) setShown(reply);
  };
  useEffect(() => void open({ page: first }), []);
  const search = (event) => {
    event.preventDefault();
    const text = wanted.trim();
    if (text) open(/^\d+$/.test(text) ? { page: Math.min(Number(text), pages) } : { word: text });
  };
  return html`<section class="dico-book" aria-label=${t("Le dictionnaire")}>
    <form onSubmit=${search}>
      <label for="wk-search">${t("Un mot, ou un numéro de page")}</label>
      <span class="line"><input id="wk-search" class="field" value=${wanted} onInput=${(event) => setWanted(event.target.value)} maxlength="40" autocomplete="off" lang="fr" />
        <button class="btn">${t("Chercher")}</button></span>
    </form>
    <${Error} text=${error} />
    ${shown && html`
      <p class="turn">
        <button type="button" class="btn" disabled=${busy || shown.page <= 1} aria-label=${t("Page précédente")} onClick=${() => open({ page: shown.page - 1 })}>◀</button>
        <b role="status">${t("page {page} sur {pages}", { page: shown.page, pages })}</b>
        <button type="button" class="btn" disabled=${busy || shown.page >= pages} aria-label=${t("Page suivante")} onClick=${() => open({ page: shown.page + 1 })}>▶</button>
      </p>
      ${onAsk
        ? html`<p class="ends">${t("de « {first} » à « {last} »", { first: shown.words[0], last: shown.words.at(-1) })}</p>
            <button type="button" class="btn primary" onClick=${() => onAsk(shown.page)}>${askLabel}</button>`
        : html`<ol class="words">${shown.words.map((word) => html`<li key=${word}>${word}</li>`)}</ol>`}`}
  </section>`;
}

/** STOP: a word for each opponent, then one question before it is said. */
export function StopForm({ game, view, me, words, onWords, onSay, onBack, busy }) {
  const [sure, setSure] = useState(false);
  const filled = me.notes.filter((note) => words[note.seat]?.trim());
  const ready = filled.length === view.needed;
  const submit = (event) => {
    event.preventDefault();
    if (ready) setSure(true);
  };
  const say = () => onSay(filled.map((note) => ({ seat: note.seat, word: words[note.seat].trim() })));
  return html`<form class="dico-stop" onSubmit=${submit}>
    <p>${view.needed === me.notes.length ? t("Écris le mot de chaque adversaire. Chacun ne verra que le sien.") : view.needed === 1 ? t("Partie rapide : un seul mot suffit. Laisse les autres vides.") : t("Partie rapide : {needed} mots suffisent. Laisse l’autre vide.", view)}</p>
    ${me.notes.map((note) => html`<label key=${note.seat}><${Who} game=${game} seat=${note.seat} />
      <input class="field big" value=${words[note.seat] ?? ""} aria-label=${t("Le mot de {name}", { name: seatName(game, note.seat) })}
        onInput=${(event) => { setSure(false); onWords({ ...words, [note.seat]: event.target.value }); }} maxlength="40" autocomplete="off" lang="fr" /></label>`)}
    ${sure
      ? html`<p class="do" role="alert">${t("Tout juste : tu gagnes. Un seul mot faux : tu ne cherches plus.")}</p>
          <div class="under"><button type="button" class="btn" onClick=${onBack}>${t("Pas encore")}</button>
            <button type="button" class="btn primary" aria-disabled=${busy} onClick=${say}>${t("Dire STOP !")}</button></div>`
      : html`<div class="under"><button type="button" class="btn" onClick=${onBack}>${t("Revenir")}</button>
          <button class="btn primary" aria-disabled=${!ready}>${t("STOP…")}</button></div>`}
  </form>`;
}
