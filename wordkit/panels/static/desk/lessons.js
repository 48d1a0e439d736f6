// A lesson under the teacher's pen: what it is about, its words, one of them in the form on the right.
import { t } from "../page.js";
import { natureInFull } from "../nature.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { many } from "./french.js";
import { ImportWords } from "./import_words.js";
import { Confirm } from "./menu.js";
import { Primary } from "./primary.js";
import { NO_WORD, WordForm } from "./word_form.js";

const BLANK = { slug: "", title: "", level: "", aims: [], games: null, words: [] };

/** Opens the lesson `slug`, or a new one when it is empty; `onDone` leaves the editor. */
export function LessonEditor({ slug, games, ask, onDone }) {
  const [opened, setOpened] = useState(null);
  useEffect(() => {
    let there = true;
    ask({ do: "lesson_open", slug }).then((reply) => there && (reply.ok ? setOpened(reply) : onDone()));
    return () => { there = false; };
  }, []);
  if (!opened) return html`<div class="bench"><p class="work soft" role="status">${t("La leçon s’ouvre…")}</p></div>`;
  return html`<${Editor} opened=${opened} games=${games} ask=${ask} onDone=${onDone} />`;
}

function Editor({ opened, games, ask, onDone }) {
  const start = opened.lesson ?? { ...BLANK, games: opened.all_games };
  const [lesson, setLesson] = useState(start);
  const [stamp, setStamp] = useState(opened.stamp);
  const [faults, setFaults] = useState(opened.faults);
  const [at, setAt] = useState(null); // the word in the form; null is a new one
  const [form, setForm] = useState(0); // how many forms there have been: each starts afresh
  const [changed, setChanged] = useState(false);
  const [saved, setSaved] = useState("");
  const [saving, setSaving] = useState(false);
  const [importing, setImporting] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { words } = lesson;

  const change = (fields) => {
    setLesson((now) => ({ ...now, ...fields }));
    setChanged(true);
    setSaved("");
  };
  const setWords = (next) => {
    change({ words: next });
    ask({ do: "lesson_check", words: next }).then((reply) => reply.ok && setFaults(reply.faults));
  };
  const turnTo = (index) => {
    setAt(index);
    setForm(form + 1);
  };
  const keep = (word) => {
    setWords(at === null ? [...words, word] : words.map((old, index) => (index === at ? word : old)));
    turnTo(null);
  };
  const remove = (index) => {
    setWords(words.filter((_, other) => other !== index));
    if (at !== null) turnTo(null);
  };
  const save = async () => {
    setSaving(true);
    const reply = await ask({ do: "lesson_save", ...lesson, stamp });
    setSaving(false);
    if (!reply.ok) return;
    setLesson((now) => ({ ...now, slug: reply.slug }));
    setStamp(reply.stamp);
    setFaults(reply.faults);
    setChanged(false);
    setSaved(t("Leçon enregistrée ✓"));
  };
  const why = !lesson.title.trim() ? t("Donnez un titre à la leçon.") : words.length === 0 && t("Ajoutez au moins un mot.");

  return html`<div class="bench plan lesson">
    <section class="work">
      <h1>${opened.lesson ? t("Modifier la leçon") : t("Nouvelle leçon")}</h1>
      <${About} lesson=${lesson} games=${games} onChange=${change} />
      <p class="tools">
        <span><b>${many(words.length, "{n} mot", "{n} mots")}</b></span>
        <button type="button" class="btn" onClick=${() => setImporting(true)}>${t("Importer des mots…")}</button>
      </p>
      ${words.length === 0 && html`<p class="soft">${t("Écrivez un premier mot à droite, ou importez une liste.")}</p>`}
      <ol class="entries">
        ${words.map((word, index) => html`<${Entry} key=${`${index}/${word.word}`} word=${word} faults=${faults[index] ?? []} current=${index === at}
          onEdit=${() => turnTo(index)} onRemove=${() => remove(index)} />`)}
      </ol>
    </section>
    <section class="side">
      <div class="scroll"><${WordForm} key=${form} focus=${form > 0} start=${at === null ? NO_WORD : words[at]} editing=${at !== null}
        others=${words.filter((_, index) => index !== at)} ask=${ask} onKeep=${keep} onCancel=${() => turnTo(null)} /></div>
      <button type="button" class="btn quiet" onClick=${() => (changed ? setLeaving(true) : onDone())}>${t("Revenir à la préparation")}</button>
      <${Primary} label=${t("Enregistrer la leçon")} busy=${saving} why=${why} onPress=${save}
        note=${saved || (changed ? t("Des changements ne sont pas encore enregistrés.") : t("Dans le dossier de vos leçons."))} />
    </section>
    ${importing && html`<${ImportWords} dictionaries=${opened.dictionaries} known=${words} ask=${ask} onClose=${() => setImporting(false)}
      onAdd=${(more) => setWords([...words, ...more])} />`}
    ${leaving && html`<${Confirm} ask=${t("Quitter sans enregistrer ?")} text=${t("Les changements de cette leçon seront perdus.")}
      yes=${t("Quitter")} no=${t("Rester")} onYes=${onDone} onClose=${() => setLeaving(false)} />`}
  </div>`;
}

function About({ lesson, games, onChange }) {
  const flip = (slug) => onChange({ games: lesson.games.includes(slug) ? lesson.games.filter((one) => one !== slug) : [...lesson.games, slug] });
  return html`
    <div class="pair">
      <label class="part">${t("Titre")}
        <input class="field" value=${lesson.title} maxlength="80" placeholder=${t("La mer")} onInput=${(event) => onChange({ title: event.target.value })} /></label>
      <label class="part">${t("Niveau")}
        <input class="field" value=${lesson.level} maxlength="80" placeholder=${t("Cycle 3")} onInput=${(event) => onChange({ level: event.target.value })} /></label>
    </div>
    <details class="part">
      <summary>${t("Objectifs et jeux")}</summary>
      <label class="part">${t("Objectifs, un par ligne")}
        <textarea class="field" rows="3" value=${lesson.aims.join("\n")} onInput=${(event) => onChange({ aims: event.target.value.split("\n") })}></textarea></label>
      <fieldset class="part"><legend>${t("Elle convient à")}</legend>
        <div class="pills">${games.map((game) => html`<label class="choice pill" key=${game.slug}>
          <input type="checkbox" checked=${lesson.games.includes(game.slug)} onChange=${() => flip(game.slug)} /><span>${game.title}</span></label>`)}</div>
      </fieldset>
    </details>`;
}

function Entry({ word, faults, current, onEdit, onRemove }) {
  const row = useRef();
  useEffect(() => { if (current) row.current?.scrollIntoView({ block: "nearest" }); }, [current]);
  return html`<li class="entry ${current ? "now" : ""}" ref=${row}>
    <p><b class="headword">${word.word}</b> <span class="soft">${natureInFull(word.nature) || t("sans nature")} · ${t("niveau {level}", word)}</span></p>
    <p>${word.definition || html`<em class="soft">${t("sans définition")}</em>`}</p>
    ${word.example && html`<p class="soft example">${word.example}</p>`}
    ${faults.map((fault) => html`<p class="problem" key=${fault}>${fault}</p>`)}
    <p class="act">
      <button type="button" class="btn quiet" aria-label=${t("Modifier {word}", word)} onClick=${onEdit}>${t("Modifier")}</button>
      <button type="button" class="btn quiet" aria-label=${t("Retirer {word}", word)} onClick=${onRemove}>${t("Retirer")}</button>
    </p>
  </li>`;
}
