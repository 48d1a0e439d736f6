// Between two games: a student writes cards for a lesson of the class.
import { natureInFull } from "./nature.js";
import { NatureSelect } from "./natures.js";
import { t, useAsk } from "./page.js";
import { Chip, Error } from "./parts.js";
import { html, useEffect, useState } from "./vendor/preact-htm.js";

const KEPT = "wordkit-card";
const LONGEST = 160;
const EMPTY = { card: null, word: "", nature: "", definition: "" }; // card: the one that is mended

export function Writing({ writing, send }) {
  const [card, setCard] = useState(unsent);
  const [advice, setAdvice] = useState(null);
  const [ask, busy, error] = useAsk(send);
  useEffect(() => sessionStorage.setItem(KEPT, JSON.stringify(card)), [card]);
  const set = (fields) => setCard((now) => ({ ...now, ...fields }));
  const ready = card.word.trim() && card.nature && card.definition.trim();

  const propose = async (event) => {
    event.preventDefault();
    if (!ready || busy) return;
    const reply = await ask({ do: "propose", ...card });
    if (!reply) return;
    setAdvice({ word: card.word.trim(), lines: reply.advice });
    setCard(EMPTY);
  };
  const left = LONGEST - card.definition.length;

  return html`<section class="writing">
    <h2>${t("Écris une carte pour « {lesson} »", writing)}</h2>
    <form onSubmit=${propose}>
      <label>${t("Le mot")}
        <input class="field" value=${card.word} maxlength="40" autocomplete="off" onInput=${(event) => set({ word: event.target.value })} /></label>
      <label>${t("Sa nature")}
        <${NatureSelect} value=${card.nature} onPick=${(nature) => set({ nature })} /></label>
      <label class="whole-line">${t("Sa définition, comme dans un dictionnaire")} <small class="soft">${t("{left} signes", { left })}</small>
        <textarea class="field" rows="3" maxlength="200" value=${card.definition} onInput=${(event) => set({ definition: event.target.value })}></textarea></label>
      <${Error} text=${error} />
      <button class="btn primary" aria-disabled=${String(!ready || busy)}>${t("Proposer")}</button>
    </form>
    <div role="status">${advice && html`<p class="ok">${t("« {word} » est envoyé ✓", advice)}</p>
      ${advice.lines.length > 0 && html`<p>${t("Tu peux encore l’améliorer :")}</p>
        <ul class="advice">${advice.lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`}`}</div>
    ${writing.cards.length > 0 && html`<h3>${t("Mes cartes")}</h3>
      <ul class="mine">${writing.cards.map((one) => html`<${Mine} key=${one.id} card=${one} onEdit=${() => setCard({ card: one.id, word: one.word, nature: one.nature, definition: one.definition })}
        onWithdraw=${() => ask({ do: "withdraw", card: one.id })} />`)}</ul>`}
  </section>`;
}

function Mine({ card, onEdit, onWithdraw }) {
  const state = { sent: [t("envoyée"), ""], taken: [t("dans la leçon"), "good"], back: [t("à revoir"), "gold"] }[card.state];
  return html`<li>
    <p><b>${card.word}</b> <span class="soft">${natureInFull(card.nature)}</span> <${Chip} kind=${state[1]}>${state[0]}<//></p>
    <p>${card.definition}</p>
    ${card.note && html`<p class="note">${card.note}</p>`}
    ${card.state !== "taken" && html`<p>
      <button type="button" class="btn quiet" aria-label=${t("Corriger {word}", card)} onClick=${onEdit}>${t("Corriger")}</button>
      <button type="button" class="btn quiet" aria-label=${t("Reprendre {word}", card)} onClick=${onWithdraw}>${t("Reprendre")}</button></p>`}
  </li>`;
}

// What was typed before the page was reloaded.
function unsent() {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(KEPT)) };
  } catch {
    return EMPTY;
  }
}
