// Définitions behind the screen: correct, merge, choose and put in order what will be read.
import { many } from "../../../desk/french.js";
import { Dialog } from "../../../desk/menu.js";
import { Next } from "../../../desk/primary.js";
import { t } from "../../../page.js";
import { Headword, Nature, Num } from "../../../parts.js";
import { html, useLayoutEffect, useRef, useState } from "../../../vendor/preact-htm.js";
import { Order } from "./order.js";
import { By } from "./seats.js";
import { Text } from "./text.js";
import { Title } from "./title.js";

export function Arrange({ table, steps }) {
  const { view } = table;
  const { desk } = view;
  const [edited, setEdited] = useState([]); // ids of the texts whose field is open
  const [joining, setJoining] = useState(null); // the text that looks for its twin
  const [preview, setPreview] = useState(false);
  const [work, aim] = useAim();
  const texts = useSteadyOrder(desk.texts);
  const there = texts.filter((text) => !text.removed);
  const wrote = there.flatMap((text) => text.originals).length;
  const chosen = there.filter((text) => text.chosen);
  const twins = twinsToShow(table.game.twins ?? [], there);
  const open = edited.filter((id) => there.some((text) => text.id === id));
  const join = (id) => {
    aim(id ?? joining);
    setJoining(id);
  };
  const edit = (id, on) => {
    aim(id);
    setEdited(on ? [...open, id] : open.filter((other) => other !== id));
  };
  const merge = (kept, gone) => {
    aim(kept);
    setJoining(null);
    return table.play("Merge", { texts: [kept, gone] });
  };
  const remove = (id) => {
    const at = there.findIndex((text) => text.id === id);
    aim((there[at + 1] ?? there[at - 1]).id);
    return table.play("Remove", { text: id });
  };

  const part = (text) => html`<${Text} key=${text.id} table=${table} text=${text} twin=${twins.get(text.id)} joining=${joining}
    editing=${open.includes(text.id)} onEdit=${edit} onJoin=${join} onMerge=${merge} onRemove=${remove} />`;
  return html`
    <section class="work" ref=${work} onKeyDown=${(event) => event.key === "Escape" && joining !== null && join(null)}>
      ${steps}
      <${Title} view=${view}>${many(wrote, "{n} texte reçu", "{n} textes reçus")} · ${many(chosen.length - 1, "{n} retenu", "{n} retenus")}<//>
      <${Hosted} table=${table} />
      ${texts.map(part)}
    </section>
    <section class="side">
      <h2>${t("Ordre de lecture")}</h2>
      <p class="soft">${table.teacher ? t("Glissez pour changer.") : t("Glisse pour changer.")}${" "}
        ${many(chosen.length, "{n} texte, {limit} au plus.", "{n} textes, {limit} au plus.", desk)}</p>
      <${Order} table=${table} chosen=${chosen} />
      <p>
        <button type="button" class="btn quiet" onClick=${() => table.play("Shuffle")}>${t("Mélanger")}</button>
        <button type="button" class="btn quiet" onClick=${() => setPreview(true)}>${t("Aperçu du tableau")}</button>
      </p>
      <${Step} table=${table} there=${there} chosen=${chosen} editing=${open.length > 0} />
    </section>
    ${preview && html`<${Preview} view=${view} texts=${inOrder(desk.order, chosen)} onClose=${() => setPreview(false)} />`}`;
}

function Step({ table, there, chosen, editing }) {
  const { desk } = table.view;
  if (there.length < 2 && table.teacher) {
    return html`<${Next} table=${table} label=${t("Montrer la vraie")} note=${t("Personne n’a écrit : on passe à la vraie définition.")}
      onPress=${() => table.play("Skip")} />`;
  }
  const read = () => table.play("StartReading");
  if (table.teacher) {
    const why = editing ? t("Validez d’abord la correction en cours.") : chosen.length < 2 && t("Cochez au moins un texte, en plus de la vraie.");
    return html`<${Next} table=${table} label=${desk.to_approve ? t("Relire et afficher") : t("Lire au tableau")} why=${why} onPress=${read} />`;
  }
  const why = desk.proposed
    ? t("C’est prêt : ton enseignant relit les textes.")
    : editing ? t("Valide d’abord ta correction.") : chosen.length < 2 && t("Coche au moins un texte, en plus de la vraie.");
  return html`<${Next} table=${table} label=${t("Lire au tableau")} why=${why} onPress=${read} />`;
}

function Hosted({ table }) {
  const { desk, host } = table.view;
  if (!table.teacher || host === null) return null;
  return html`<p class="hosted"><${By} table=${table} seats=${[host]} />
    ${desk.to_approve
      ? t(" : la lecture est prête. Relisez, corrigez s’il le faut, puis affichez.")
      : t(" : la lecture se prépare sur l’écran du meneur. Vous voyez tout, et pouvez tout changer.")}</p>`;
}

function Preview({ view, texts, onClose }) {
  return html`<${Dialog} kind="preview" label=${t("Aperçu du tableau")} onClose=${onClose}>
    <h2><${Headword} word=${view.word} /> <${Nature} nature=${view.nature} /></h2>
    <ol class=${texts.length > 5 ? "two" : ""}>${texts.map((text, index) => html`<li key=${text.id}>
      <${Num} n=${index + 1} /><span>${text.form}</span></li>`)}</ol>
    <p class="answers"><button type="button" class="btn" autofocus onClick=${onClose}>${t("Fermer l’aperçu")}</button></p>
  <//>`;
}

export const inOrder = (order, texts) => order.map((id) => texts.find((text) => text.id === id)).filter(Boolean);

/** Where the focus goes on when the button that was pressed is gone: to the first button of the text that was aimed at. */
function useAim() {
  const work = useRef();
  const aimed = useRef(null);
  useLayoutEffect(() => {
    if (aimed.current === null || document.activeElement !== document.body) return;
    const row = [...work.current.querySelectorAll("article")].find((article) => article.dataset.text === aimed.current);
    row?.querySelector(".act .btn")?.focus();
    aimed.current = null;
  });
  const aim = (id) => {
    // Whoever clicks with a mouse has their hand on it: the space bar stays free for the next step.
    if (document.activeElement?.matches(":focus-visible")) aimed.current = id;
  };
  return [work, aim];
}

/** The real one first, then those that are read, then the others; a tick must not make a text jump away. */
function useSteadyOrder(texts) {
  const first = useRef(null);
  if (!first.current) {
    const rank = (text) => (text.real ? 0 : text.chosen ? 1 : 2);
    first.current = [...texts].sort((a, b) => rank(a) - rank(b)).map((text) => text.id);
  }
  const places = new Map(first.current.map((id, index) => [id, index]));
  const last = first.current.length;
  const place = ({ id, originals, removed }) => {
    const mine = [id, ...originals.map(([author]) => author)].map((one) => places.get(one) ?? last);
    return removed ? last : Math.min(...mine);
  };
  return [...texts].sort((a, b) => place(a) - place(b));
}

/** For each text that should say so, the one it looks like: of two twins, the one that is not read speaks. */
function twinsToShow(pairs, texts) {
  const shown = new Map();
  const index = (id) => texts.findIndex((text) => text.id === id);
  for (const [a, b] of pairs) {
    if (index(a) < 0 || index(b) < 0) continue;
    const [one, other] = index(a) < index(b) ? [texts[index(a)], texts[index(b)]] : [texts[index(b)], texts[index(a)]];
    const speaks = one.chosen || one.real || !other.chosen ? other : one;
    if (!shown.has(speaks.id)) shown.set(speaks.id, speaks === other ? one.id : other.id);
  }
  return shown;
}
