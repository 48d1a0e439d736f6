// The next lesson: the words that this class would best meet again now, and a lesson made of them in one click.
import { t } from "../page.js";
import { Error } from "../parts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { PATIENCE } from "./files.js";
import { many } from "./french.js";

/** `onReady` takes the slug of the lesson that was made, and whether to go and play it now. */
export function NextLesson({ playing, send, onReady }) {
  const [due, setDue] = useState(null);
  const [left, setLeft] = useState(new Set()); // words that the teacher does not want
  const [made, setMade] = useState(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  useEffect(() => {
    let there = true;
    send({ do: "words_due" }, PATIENCE).then((reply) => there && (reply.ok ? setDue(reply) : setError(reply.error)));
    return () => { there = false; };
  }, []);
  const wanted = due ? due.words.map((item) => item.word).filter((word) => !left.has(word)) : [];
  const flip = (word) => {
    const next = new Set(left);
    if (!next.delete(word)) next.add(word);
    setLeft(next);
    setMade(null);
  };
  const make = async () => {
    if (!wanted.length || busy) return;
    setBusy(true);
    const reply = await send({ do: "lesson_of_due", words: wanted }, PATIENCE);
    setBusy(false);
    setError(reply.ok ? "" : reply.error);
    if (!reply.ok) return;
    setMade(reply);
    onReady(reply.slug, false);
  };
  return html`<section class="card chart due" aria-label=${t("La prochaine leçon")}>
    <h2>${t("La prochaine leçon")}</h2>
    <p class="soft">${!due ? t("Un instant…") : due.words.length
      ? t("Les mots qu’il est temps de revoir, et combien d’élèves en ont besoin.")
      : t("Aucun mot n’est à revoir pour l’instant.")}</p>
    <${Error} text=${error} />
    ${due && due.words.length > 0 && html`
      <ul class="words">${due.words.map((item) => html`<li key=${item.word}><label>
        <input type="checkbox" checked=${!left.has(item.word)} onChange=${() => flip(item.word)} />
        <span>${item.word}</span> <small class="soft">${many(item.students, "{n} élève", "{n} élèves")}</small></label></li>`)}</ul>
      ${due.unexplained.length > 0 && html`<p class="soft">${t("Sans définition, donc laissés de côté : {words}.", { words: due.unexplained.join(", ") })}</p>`}
      <p class="after"><button type="button" class="btn strong" aria-disabled=${String(!wanted.length || busy)} onClick=${make}>
        ${many(wanted.length, "En faire une leçon de {n} mot", "En faire une leçon de {n} mots")}</button>
        <span role="status">${made && html`<b>${t("« {title} » est prête ✓", made)}</b> ${playing && html`<span class="soft">${t("Elle sera choisie à la prochaine préparation.")}</span>`}`}</span>
        ${made && !playing && html`<button type="button" class="btn" onClick=${() => onReady(made.slug, true)}>${t("Préparer la partie")}</button>`}</p>`}
  </section>`;
}
