// One word of a lesson: the lexicon answers while it is typed.
import { natureInFull } from "../nature.js";
import { NatureSelect } from "../natures.js";
import { t } from "../page.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";

export const NO_WORD = { word: "", nature: "", definition: "", example: "", level: 1, theme: "" };

const LONGEST = 160;
const PAUSE_MS = 300;

export function WordForm({ start, editing, focus, others, ask, onKeep, onCancel }) {
  const [word, setWord] = useState(start);
  const [touched, setTouched] = useState({ nature: editing, level: editing });
  const set = (fields) => setWord((now) => ({ ...now, ...fields }));
  const known = useLookUp(word.word, ask);
  const first = useRef();
  useEffect(() => { if (focus) first.current.focus(); }, []);

  // What the lexicon says fills in what the teacher has not said.
  useEffect(() => {
    if (!known?.accepted) return;
    set({
      ...(touched.nature ? {} : { nature: known.natures[0] ?? "" }),
      ...(touched.level ? {} : { level: known.level }),
    });
  }, [known]);

  const twice = others.some((other) => other.word.toLowerCase() === word.word.trim().toLowerCase());
  const why = !word.word.trim()
    ? t("Écrivez un mot.")
    : twice
      ? t("Ce mot est déjà dans la leçon.")
      : !word.nature
        ? t("Choisissez sa nature.")
        : !word.definition.trim() && t("Écrivez sa définition.");
  const keep = (event) => {
    event.preventDefault();
    if (!why) onKeep({ ...word, word: word.word.trim(), definition: word.definition.trim(), example: word.example.trim() });
  };
  const left = LONGEST - word.definition.length;

  return html`<form class="word" onSubmit=${keep}>
    <h2>${editing ? t("Modifier un mot") : t("Ajouter un mot")}</h2>
    <label class="part">${t("Mot")}
      <input class="field" value=${word.word} maxlength="60" autocomplete="off" spellcheck=${false} ref=${first}
        onInput=${(event) => set({ word: event.target.value })} /></label>
    <${Known} known=${known} onPick=${(meant) => set({ word: meant })} />
    <label class="part">${t("Nature")}
      <${NatureSelect} value=${word.nature} onPick=${(nature) => { set({ nature }); setTouched({ ...touched, nature: true }); }} /></label>
    <label class="part">${t("Définition")} <small class=${left < 0 ? "bad" : "soft"}>${t("{left} signes restants", { left })}</small>
      <textarea class="field" rows="3" maxlength="400" value=${word.definition} onInput=${(event) => set({ definition: event.target.value })}></textarea></label>
    <label class="part">${t("Exemple")} <small class="soft">${t("facultatif")}</small>
      <textarea class="field" rows="2" maxlength="400" value=${word.example} onInput=${(event) => set({ example: event.target.value })}></textarea></label>
    <fieldset class="part"><legend>${t("Niveau")}</legend>
      <div class="segments">${[1, 2, 3].map((level) => html`<button type="button" class="btn" key=${level} aria-pressed=${String(word.level === level)}
        onClick=${() => { set({ level }); setTouched({ ...touched, level: true }); }}>${[t("1 facile"), t("2 moyen"), t("3 difficile")][level - 1]}</button>`)}</div>
    </fieldset>
    <p class="answers">
      ${editing && html`<button type="button" class="btn quiet" onClick=${onCancel}>${t("Abandonner")}</button>`}
      <button class="btn strong" aria-disabled=${String(Boolean(why))} title=${why || ""}>${editing ? t("Remplacer") : t("Ajouter à la leçon")}</button>
    </p>
    ${why && word.word && html`<p class="soft">${why}</p>`}
  </form>`;
}

function Known({ known, onPick }) {
  if (!known) return html`<p class="known soft" role="status"></p>`;
  return html`<div class="known" role="status">
    <p class=${known.accepted ? "ok" : "soft"}>${known.accepted ? `✓ ${known.natures.map(natureInFull).join(", ")}` : known.sentence}</p>
    ${known.meant.length > 0 && html`<p class="pills">${known.meant.map((meant) => html`<button type="button" class="person" key=${meant}
      onClick=${() => onPick(meant)}>${meant}</button>`)}</p>`}
  </div>`;
}

/** What the lexicon knows of a word, once the typing rests; null until then. */
function useLookUp(word, ask) {
  const [known, setKnown] = useState(null);
  const asked = useRef("");
  useEffect(() => {
    const wanted = word.trim();
    asked.current = wanted;
    if (!wanted) {
      setKnown(null);
      return undefined;
    }
    const rest = setTimeout(async () => {
      const reply = await ask({ do: "look_up", word: wanted });
      if (reply.ok && asked.current === wanted) setKnown(reply);
    }, PAUSE_MS);
    return () => clearTimeout(rest);
  }, [word]);
  return known;
}
