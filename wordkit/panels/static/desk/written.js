// Written by the students: ask the class for cards, read them, take them into the lesson or send them back.
import { NatureSelect } from "../natures.js";
import { t } from "../page.js";
import { html, useState } from "../vendor/preact-htm.js";
import { many } from "./french.js";
import { Primary } from "./primary.js";

export function Written({ page, ask, busy, onDone }) {
  const { call, cards } = page.written;
  const [slug, setSlug] = useState(call?.slug ?? page.lessons[0]?.slug ?? "");
  const chosen = page.lessons.find((lesson) => lesson.slug === slug);
  return html`<div class="bench plan lesson">
    <section class="work">
      <h1>${t("Écrit par les élèves")}</h1>
      ${cards.length === 0 && html`<p class="soft">${call
        ? t("Les cartes des élèves arrivent ici. Aucune n’entre dans la leçon sans vous.")
        : t("Demandez des cartes à la classe : chaque élève propose un mot, sa nature et sa définition.")}</p>`}
      <ul class="entries">${cards.map((card) => html`<${Card} key=${`${card.id}/${card.word}/${card.definition}`} card=${card} ask=${ask}
        lesson=${page.lessons.find((lesson) => lesson.slug === card.lesson)?.title ?? card.lesson} />`)}</ul>
    </section>
    <section class="side">
      <h2>${call ? t("La classe écrit pour « {title} »", call) : t("Demander des cartes")}</h2>
      ${!call && html`<label class="part">${t("Pour quelle leçon ?")}
        <select class="field" value=${slug} onChange=${(event) => setSlug(event.target.value)}>
          ${page.lessons.map((lesson) => html`<option key=${lesson.slug} value=${lesson.slug}>${lesson.title}</option>`)}</select></label>`}
      <p class="soft">${call
        ? t("Le formulaire est sur la page de chaque élève, tant qu’aucune partie n’est en cours.")
        : t("Les élèves peuvent écrire dès maintenant, entre deux parties ou en fin d’heure.")}</p>
      ${call
        ? html`<button type="button" class="btn" onClick=${() => ask({ do: "end_call" })}>${t("Ne plus demander de cartes")}</button>
            <${Primary} label=${t("Revenir à la préparation")} busy=${busy} onPress=${onDone}
              note=${many(cards.length, "{n} carte à lire", "{n} cartes à lire")} />`
        : html`<button type="button" class="btn quiet" onClick=${onDone}>${t("Revenir à la préparation")}</button>
            <${Primary} label=${t("Demander à la classe")} busy=${busy} why=${!chosen && t("Il n’y a pas encore de leçon.")}
              onPress=${() => ask({ do: "call", slug })} />`}
    </section>
  </div>`;
}

function Card({ card, lesson, ask }) {
  const [word, setWord] = useState(card.word);
  const [nature, setNature] = useState(card.nature);
  const [definition, setDefinition] = useState(card.definition);
  const [note, setNote] = useState("");
  const [sending, setSending] = useState(false);
  const id = `card${card.id}`;
  return html`<li class="entry card">
    <p class="by"><b>${card.name}</b> <span class="soft">${t("pour « {lesson} »", { lesson })}</span></p>
    <div class="pair">
      <label class="part">${t("Mot")}<input class="field" value=${word} maxlength="60" onInput=${(event) => setWord(event.target.value)} /></label>
      <label class="part" for=${id}>${t("Nature")}<${NatureSelect} id=${id} value=${nature} onPick=${setNature} /></label>
    </div>
    <label class="part">${t("Définition")}<textarea class="field" rows="2" value=${definition} onInput=${(event) => setDefinition(event.target.value)}></textarea></label>
    ${card.faults.map((fault) => html`<p class="problem" key=${fault}>${fault}</p>`)}
    ${sending && html`<label class="part">${t("Un mot pour l’élève")}
      <input class="field" value=${note} maxlength="200" placeholder=${t("Ta définition convient à d’autres mots : précise.")} onInput=${(event) => setNote(event.target.value)} /></label>`}
    <p class="answers">
      ${sending
        ? html`<button type="button" class="btn quiet" onClick=${() => setSending(false)}>${t("Abandonner")}</button>
            <button type="button" class="btn" onClick=${() => ask({ do: "send_back", card: card.id, note })}>${t("Rendre à l’élève")}</button>`
        : html`<button type="button" class="btn quiet" onClick=${() => setSending(true)}>${t("À revoir…")}</button>
            <button type="button" class="btn strong" onClick=${() => ask({ do: "take_card", card: card.id, word, nature, definition })}>${t("Ajouter à la leçon")}</button>`}
    </p>
  </li>`;
}
