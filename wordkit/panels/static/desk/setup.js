// Before the game, on one screen: which class, which words, who sits where, how long; then launch.
import { t } from "../page.js";
import { listed } from "../parts.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { Pill } from "./choice.js";
import { StudentsData } from "./data.js";
import { many } from "./french.js";
import { LessonEditor } from "./lessons.js";
import { NewClass } from "./new_class.js";
import { Primary } from "./primary.js";
import { Seats } from "./seats.js";
import { Written } from "./written.js";

/** `fresh` is a lesson that was just made, chosen to begin with: its slug, or null. */
export function Setup({ page, games, fresh, ask, busy }) {
  const [creating, setCreating] = useState(false);
  const [lesson, setLesson] = useState(null); // the slug of the lesson being edited, "" for a new one
  const [reading, setReading] = useState(false); // what students wrote
  const [keeping, setKeeping] = useState(false); // the students' data
  if (!page.class || creating) {
    return html`<${NewClass} first=${page.classes.length === 0} ask=${ask} onDone=${() => setCreating(false)}
      classes=${page.classes} busy=${busy} />`;
  }
  if (lesson !== null) {
    return html`<${LessonEditor} slug=${lesson} games=${page.games} ask=${ask} onDone=${() => setLesson(null)} />`;
  }
  if (reading) return html`<${Written} page=${page} ask=${ask} busy=${busy} onDone=${() => setReading(false)} />`;
  if (keeping) return html`<${StudentsData} page=${page} ask=${ask} busy=${busy} onDone=${() => setKeeping(false)} />`;
  // What was chosen for one class says nothing of another: a new class starts from the defaults.
  return html`<${Plan} key=${page.class.id} page=${page} games=${games} fresh=${fresh} ask=${ask} busy=${busy} onNewClass=${() => setCreating(true)}
    onLesson=${setLesson} onWritten=${() => setReading(true)} onData=${() => setKeeping(true)} />`;
}

Setup.help = {
  title: t("Préparer la partie"),
  lines: [
    t("Les élèves ouvrent l’adresse affichée au tableau, tapent le code et choisissent leur prénom : ils apparaissent à gauche."),
    t("Tout est déjà réglé pour commencer. Changez ce que vous voulez, puis lancez."),
    t("Un élève en retard entre à tout moment, sans rien arrêter."),
  ],
};

function Plan({ page, games, fresh, ask, busy, onNewClass, onLesson, onWritten, onData }) {
  const playable = page.games.filter((game) => games[game.slug]);
  const [slug, setSlug] = useState(playable[0]?.slug);
  const game = playable.find((one) => one.slug === slug);
  const rules = games[slug];
  const choices = wordsFor(page, slug);
  const [picked, setWords] = useState(fresh && `lesson/${fresh}`);
  const words = choices.find((choice) => choice.key === picked) ?? choices.find((choice) => choice.kind === "deck") ?? choices[0];
  const shelf = useRef();
  useEffect(() => { if (fresh) shelf.current.querySelector(":checked")?.scrollIntoView({ block: "center" }); }, []);
  const { students } = page.class;
  const [teamed, setTeamed] = useState(null);
  const teams = teamed ?? students.some((student) => student.team);
  const [chosen, setChosen] = useState({}); // who plays, where the teacher said so; the others by default
  const [given, setOptions] = useState({});
  const options = { ...rules.DEFAULTS, ...given };

  const byDefault = presentOrAll(students, game.seats[0]);
  const playing = students.filter((student) => chosen[student.id] ?? byDefault(student));
  const seats = [...new Set(playing.map((student) => (teams && student.team) || student.name))];
  const why = !words
    ? t("Il n’y a pas encore de mots pour ce jeu.")
    : teams && !playing.some((student) => student.team)
      ? t("Formez d’abord les équipes : tirez au sort, ou touchez un élève puis son équipe.")
      : rules.whyNot(seats.length, options);

  const launch = () => ask({
    do: "launch",
    game: slug,
    words: { kind: words.kind, slug: words.slug },
    teams,
    students: playing.map((student) => student.id),
    options,
  });

  return html`<div class="bench plan">
    <section class="work">
      <p class="sr" role="status">${t("Préparer la partie")}</p>
      <fieldset class="part">
        <legend>${t("La classe")}</legend>
        <div class="pills">
          ${page.classes.map((room) => html`<${Pill} name="class" checked=${room.id === page.class.id} label=${room.name}
            note=${many(room.size, "{n} élève", "{n} élèves")} onPick=${() => ask({ do: "pick_class", class: room.id })} />`)}
          <button type="button" class="btn quiet" onClick=${onNewClass}>${t("Nouvelle classe…")}</button>
          <button type="button" class="btn quiet" onClick=${onData}>${t("Données des élèves…")}</button>
        </div>
        ${page.reminder && html`<p class="problem">${page.reminder} <button type="button" class="btn quiet" onClick=${onData}>${t("Effacer l’année…")}</button></p>`}
      </fieldset>
      ${playable.length > 1 && html`<fieldset class="part">
        <legend>${t("Le jeu")}</legend>
        <div class="pills">${playable.map((one) => html`<${Pill} name="game" checked=${one.slug === slug} label=${one.title}
          onPick=${() => { setSlug(one.slug); setOptions({}); }} />`)}</div>
      </fieldset>`}
      <fieldset class="part">
        <legend>${t("Les mots")}</legend>
        ${page.problems.map((problem) => html`<p class="problem">${problem}</p>`)}
        <div class="words" ref=${shelf}>${choices.map((choice) => html`<${Pill} name="words" checked=${choice === words} label=${choice.title} note=${choice.note}
          onPick=${() => setWords(choice.key)} />`)}</div>
        ${words?.warnings?.[slug] && html`<p class="problem">${words.warnings[slug]}</p>`}
        <p class="tools">
          <button type="button" class="btn quiet" onClick=${() => onLesson("")}>${t("Nouvelle leçon…")}</button>
          ${words?.kind === "lesson" && html`<button type="button" class="btn quiet" onClick=${() => onLesson(words.slug)}>${t("Modifier « {title} »…", words)}</button>`}
          <button type="button" class="btn quiet" onClick=${onWritten}>${page.written?.cards.length
            ? many(page.written.cards.length, "Écrit par les élèves : {n} carte à lire", "Écrit par les élèves : {n} cartes à lire")
            : t("Écrit par les élèves…")}</button>
        </p>
      </fieldset>
      <${Seats} page=${page} teams=${teams} playing=${playing} seats=${seats} onTeams=${setTeamed} ask=${ask}
        onPlay=${(changes) => setChosen({ ...chosen, ...changes })} />
    </section>
    <section class="side">
      <h2>${game.title}</h2>
      <${rules.Options} options=${options} seats=${seats} words=${words} page=${page} ask=${ask} onChange=${(change) => setOptions({ ...given, ...change })} />
      <${Primary} label=${t("Lancer")} busy=${busy} why=${why} onPress=${launch}
        note=${summary(playing, teams, words)} />
    </section>
  </div>`;
}

function wordsFor(page, slug) {
  const lists = [
    ...page.lessons.map((lesson) => {
      const note = many(lesson.size, "leçon · {level} · {n} mot", "leçon · {level} · {n} mots", lesson);
      return { ...lesson, kind: "lesson", note };
    }),
    ...page.decks.map((deck) => ({ ...deck, kind: "deck", note: deck.size ? many(deck.size, "cartes · {n} mot", "cartes · {n} mots") : "" })),
  ];
  return lists.filter((list) => list.games.includes(slug)).map((list) => ({ ...list, key: `${list.kind}/${list.slug}` }));
}

// Those who are here play; before enough of them have come, everyone does: an empty place blocks nobody.
function presentOrAll(students, least) {
  const here = students.filter((student) => student.here).length;
  return here >= least ? (student) => student.here : () => true;
}

function summary(playing, teams, words) {
  const who = many(playing.length, "{n} élève", "{n} élèves");
  const alone = playing.filter((student) => !student.team).map((student) => student.name);
  const how = !teams
    ? t("chacun pour soi")
    : alone.length
      ? many(alone.length, "en équipes, {names} joue seul", "en équipes, {names} jouent seuls", { names: listed(alone, 3) })
      : t("en équipes");
  return t("{who}, {how} · {title}", { who, how, title: words?.title });
}
