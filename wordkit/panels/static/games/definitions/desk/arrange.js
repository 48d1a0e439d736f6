// Définitions behind the screen: correct, merge, choose and put in order what will be read.
import { many } from "../../../desk/french.js";
import { Dialog } from "../../../desk/menu.js";
import { Next } from "../../../desk/primary.js";
import { t } from "../../../page.js";
import { Headword, Nature, Num } from "../../../parts.js";
import { html, useRef, useState } from "../../../vendor/preact-htm.js";
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
  const texts = useSteadyOrder(desk.texts);
  const there = texts.filter((text) => !text.removed);
  const wrote = there.flatMap((text) => text.originals).length;
  const chosen = there.filter((text) => text.chosen);
  const twins = twinsToShow(table.game.twins ?? [], there);
  const open = edited.filter((id) => there.some((text) => text.id === id));
  const merge = (kept, gone) => {
    setJoining(null);
    return table.play("Merge", { texts: [kept, gone] });
  };

  const part = (text) => html`<${Text} key=${text.id} table=${table} text=${text} twin=${twins.get(text.id)} joining=${joining}
    editing=${open.includes(text.id)} onEdit=${(on) => setEdited(on ? [...open, text.id] : open.filter((id) => id !== text.id))}
    onJoin=${setJoining} onMerge=${merge} />`;
  return html`
    <section class="work" onKeyDown=${(event) => event.key === "Escape" && setJoining(null)}>
      ${steps}
      <${Title} view=${view}>${many(wrote, "{n} texte reçu", "{n} textes reçus")} · ${many(chosen.length - 1, "{n} retenu", "{n} retenus")}<//>
      <${Hosted} table=${table} />
      ${texts.map(part)}
    </section>
    <section class="side">
      <h2>${t("Ordre de lecture")}</h2>
      <p class="soft">${table.teacher ? t("Glissez pour changer.") : t("Glisse pour changer.")} ${many(chosen.length, "{n} texte, {limit} au plus.", "{n} textes, {limit} au plus.", desk)}</p>
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
    ${desk.to_approve ? t(" : la lecture est prête. Relisez, corrigez s’il le faut, puis affichez.") : t(" : la lecture se prépare sur leur écran. Vous voyez tout, et pouvez tout changer.")}</p>`;
}

function Preview({ view, texts, onClose }) {
  return html`<${Dialog} kind="preview" label=${t("Aperçu du tableau")} onClose=${onClose}>
    <h2><${Headword} word=${view.word} /> <${Nature} nature=${view.nature} /></h2>
    <ol class=${texts.length > 5 ? "two" : ""}>${texts.map((text, index) => html`<li key=${text.id}><${Num} n=${index + 1} /><span>${text.form}</span></li>`)}</ol>
    <p class="answers"><button type="button" class="btn" autofocus onClick=${onClose}>${t("Fermer l’aperçu")}</button></p>
  <//>`;
}

export const inOrder = (order, texts) => order.map((id) => texts.find((text) => text.id === id)).filter(Boolean);

/** The real one first, then those that are read, then the others; a tick must not make a text jump away. */
function useSteadyOrder(texts) {
  const first = useRef(null);
  if (!first.current) {
    const rank = (text) => (text.real ? 0 : text.chosen ? 1 : 2);
    first.current = [...texts].sort((a, b) => rank(a) - rank(b)).map((text) => text.id);
  }
  const places = new Map(first.current.map((id, index) => [id, index]));
  const place = (text) => (text.removed ? Infinity : Math.min(...[text.id, ...text.originals.map(([id]) => id)].map((id) => places.get(id) ?? 1e6)));
  return [...texts].sort((a, b) => place(a) - place(b) || 0);
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
