// The teacher's own pictures: a preview of each, add some, take some away.
import { inBase64 } from "../../desk/files.js";
import { many } from "../../desk/french.js";
import { Dialog } from "../../desk/menu.js";
import { t } from "../../page.js";
import { Error } from "../../parts.js";
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";

const PATIENCE_MB = 5;

export function OwnPictures({ ask, onClose }) {
  const [pictures, setPictures] = useState(null);
  const [files, setFiles] = useState([]);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const chooser = useRef();
  const show = (reply) => (reply.ok ? setPictures(reply.pictures) : setError(reply.error));
  useEffect(() => { ask({ do: "pictures" }).then(show); }, []);
  // A file is shown before it is sent; a browser forgets what was made for it when it is let go.
  useEffect(() => () => files.forEach((file) => URL.revokeObjectURL(file.src)), [files]);

  const choose = (event) => {
    setError("");
    setFiles([...event.target.files].map((file) => ({ file, src: URL.createObjectURL(file), text: "" })));
    chooser.current.value = "";
  };
  const describe = (index, text) => setFiles(files.map((one, at) => (at === index ? { ...one, text } : one)));
  const add = async () => {
    const refused = [];
    setBusy(true);
    for (const one of files) {
      const tooBig = one.file.size > PATIENCE_MB * 1_000_000;
      const reply = tooBig ? { ok: false, error: t("Cette image est trop lourde : 5 Mo au plus.") } : await ask({ do: "add_picture", data: await inBase64(one.file), text: one.text });
      if (reply.ok) setPictures(reply.pictures);
      else refused.push(t("{name} : {why}", { name: one.file.name, why: reply.error }));
    }
    setBusy(false);
    setFiles([]);
    setError(refused.join(" "));
  };

  return html`<${Dialog} label=${t("Mes images")} kind="wide" onClose=${onClose}>
    <h2>${t("Mes images")}</h2>
    <p>${t("Elles se mêlent à celles de wordkit. PNG, JPEG (5 Mo au plus) ou SVG (300 ko) ; en hauteur, elles remplissent mieux la carte. Le lieu et la date d’une photo ne sont pas gardés.")}</p>
    <p class="tools"><label class="btn">${t("Choisir des fichiers…")}
      <input class="sr" type="file" multiple accept="image/png,image/jpeg,image/svg+xml,.svg" ref=${chooser} onChange=${choose} /></label></p>
    <${Error} text=${error} />
    ${files.length > 0 && html`<ul class="images-own">${files.map((one, index) => html`<li key=${one.src}><img class="art" src=${one.src} alt=${t("Aperçu de {name}", { name: one.file.name })} />
        <label class="part">${t("Pour qui ne la voit pas, en une ligne")}<input class="field" value=${one.text} maxlength="160" placeholder=${t("Un chat sur un toit")} onInput=${(event) => describe(index, event.target.value)} /></label></li>`)}</ul>
      <p class="answers"><button type="button" class="btn quiet" onClick=${() => setFiles([])}>${t("Abandonner")}</button>
        <button type="button" class="btn strong" aria-disabled=${String(busy)} onClick=${() => !busy && add()}>${many(files.length, "Ajouter {n} image", "Ajouter {n} images")}</button></p>`}
    ${pictures && html`<h3>${pictures.length ? many(pictures.length, "{n} image à vous", "{n} images à vous") : t("Vous n’avez pas encore d’image.")}</h3>
      <ul class="images-owned">${pictures.map((picture) => html`<li key=${picture.name}><img class="art" src=${picture.src} alt=${picture.text} /><p class="small">${picture.text}</p>
        <button type="button" class="btn quiet bad" aria-label=${t("Retirer : {text}", picture)} onClick=${() => ask({ do: "remove_picture", name: picture.name }).then(show)}>${t("Retirer")}</button></li>`)}</ul>`}
    <p class="answers"><button type="button" class="btn" onClick=${onClose}>${t("Fermer")}</button></p>
  <//>`;
}
