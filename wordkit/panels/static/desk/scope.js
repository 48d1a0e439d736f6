// What a chart or a report is about: one lesson or all of them, the whole time or a part of it.
import { t } from "../page.js";
import { html } from "../vendor/preact-htm.js";

export const EVERYTHING = { lesson: "", period: "", since: "", until: "" };
const PERIODS = [["", t("Depuis le début")], ["28", t("Les 4 dernières semaines")], ["7", t("Les 7 derniers jours")], ["dates", t("Choisir les dates")]];

/** The part of a message that says what it is about. */
export const about = ({ lesson, since, until }) => ({ lesson, since, until });

/** Lets the teacher change `scope`; `lessons` are the titles that were played. */
export function Scope({ scope, lessons, onChange }) {
  const change = (fields) => onChange({ ...scope, ...fields });
  const pick = (period) => {
    if (period === "dates") return change({ period, since: daysAgo(28), until: daysAgo(0) });
    return change({ period, since: period && daysAgo(Number(period)), until: "" });
  };
  return html`<div class="scope">
    <label>${t("Leçon")}
      <select class="field" value=${scope.lesson} onChange=${(event) => change({ lesson: event.target.value })}>
        <option value="">${t("Toutes les leçons")}</option>
        ${lessons.map((title) => html`<option key=${title} value=${title}>${title}</option>`)}
      </select></label>
    <label>${t("Période")}
      <select class="field" value=${scope.period} onChange=${(event) => pick(event.target.value)}>
        ${PERIODS.map(([key, title]) => html`<option key=${key} value=${key}>${title}</option>`)}
      </select></label>
    ${scope.period === "dates" && html`
      <label>${t("Du")} <input class="field" type="date" value=${scope.since} onChange=${(event) => change({ since: event.target.value })} /></label>
      <label>${t("Au")} <input class="field" type="date" value=${scope.until} onChange=${(event) => change({ until: event.target.value })} /></label>`}
  </div>`;
}

function daysAgo(days) {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
