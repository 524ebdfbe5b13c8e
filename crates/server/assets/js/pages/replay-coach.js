// The analysis of a finished game beside its board: curves, sums, the decisions that cost most, what could be guessed.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { token } from "../board/token.js";
import { figure, percent, say } from "../core/words.js";
import { graph } from "./replay-graphs.js";
import { curvesOf, guessesIn, turnAt } from "./replay-coach-state.js";

/**
 * @typedef {import("./replay-coach-state.js").Coach} Coach
 * @typedef {import("./replay-coach-state.js").CoachAction} CoachAction
 * @typedef {import("./replay-coach-state.js").GameAnalysis} GameAnalysis
 * @typedef {{seats: {letter: string, colour: string | null}[], version: number, lap: number, who: (letter: string) => string,
 *   plan: (commands: string[]) => string}} Looked where the replay stands, and what things are called
 */

/** @param {Coach} coach @param {Looked} looked @param {(action: CoachAction) => void} send */
export const coachPanel = (coach, looked, send) => html`<section class="panel coach"><h2>${say("coach")}</h2>
    ${coach.analysis === null ? asking(coach, send) : html`<p class="hint">${say("coach-how", { n: coach.analysis.playouts })}</p>${decisions(coach, coach.analysis, looked, send)}`}
  </section>
  ${coach.analysis === null ? nothing : figures(coach, coach.analysis, looked, send)}`;

/** @param {Coach} coach @param {(action: CoachAction) => void} send */
function asking({ state, done, of, refused }, send) {
  switch (state) {
    case "unknown": return nothing;
    case "asked": case "waiting": case "running": {
      const told = say(state === "running" ? "coach-running" : "coach-waiting");
      return html`<p role="status">${told}</p><progress class="coach-progress" aria-label=${told} max=${Math.max(of, 1)} value=${of === 0 ? nothing : done}></progress>`;
    }
    default: return html`<p>${state === "failed" ? say("coach-failed") : say("coach-about")}</p>
      ${refused === "" ? nothing : html`<p class="wrong" role="alert">${refused}</p>`}
      <button class="coach-ask" @click=${() => send({ type: "analyse" })}>${say("coach-ask")}</button>`;
  }
}

/** @param {Coach} coach @param {GameAnalysis} analysis @param {Looked} looked @param {(action: CoachAction) => void} send */
const decisions = ({ decision }, { costliest }, { who, plan }, send) => html`<h3>${say("coach-decisions")}</h3>
  ${costliest.length === 0 ? html`<p>${say("coach-nothing")}</p>` : html`<ol class="coach-decisions">${costliest.map((one, index) => html`
    <li class="coach-decision ${index === decision ? "is-chosen" : ""}">
      <button class="button-quiet coach-jump" aria-pressed=${index === decision} @click=${() => send({ type: "decision", index })}>
        ${say("coach-decision", { lap: one.lap, who: who(one.seat), loss: points(one.loss) })}</button>
      <p>${say("coach-played", { list: plan(one.played), chance: percent(one.played_chance) })}</p>
      <p><b>${say("coach-best", { list: plan(one.best), chance: percent(one.best_chance) })}</b>
        ${one.conquest === null || one.conquest === undefined ? nothing : say("coach-conquest", { chance: percent(one.conquest) })}</p>
    </li>`)}</ol>`}`;

/** @param {Coach} coach @param {GameAnalysis} analysis @param {Looked} looked @param {(action: CoachAction) => void} send */
function figures({ known }, analysis, { seats, version, lap, who }, send) {
  const turn = turnAt(analysis, version);
  const guesses = guessesIn(analysis, lap);
  return html`
    ${graph(say("coach-chances"), curvesOf(analysis, known ? "known" : "chances", seats), turn, who, percent)}
    <p class="coach-switch"><button aria-pressed=${known} @click=${() => send({ type: "coach-known" })}>${say("coach-known")}</button></p>
    ${graph(say("coach-points"), curvesOf(analysis, "expected_points", seats), turn, who, (value) => figure(value, 1))}
    <section class="panel"><h2>${say("coach-totals")}</h2>
      <table><thead><tr><th scope="col">${say("who")}</th><th scope="col" class="number">${say("coach-luck")}</th><th scope="col" class="number">${say("coach-loss")}</th></tr></thead>
      <tbody>${Object.entries(analysis.seats).map(([letter, { luck, loss }]) => html`<tr><th scope="row">${who(letter)}</th>
        <td class="number">${luck > 0 ? "+" : ""}${points(luck)}</td><td class="number">${points(loss)}</td></tr>`)}</tbody></table>
      <p class="hint">${say("coach-totals-how")}</p></section>
    ${guesses === null ? nothing : html`<section class="panel"><h2>${say("coach-guesses", { lap: guesses.lap })}</h2>
      <ul class="coach-guesses">${seats.filter(({ letter }) => letter in guesses.seats).map(({ letter, colour }) => html`<li>${token(colour, letter)}
        <span>${guesses.seats[letter]?.map(({ objective, likely }) => say("coach-guess", { objective, likely: percent(likely) })).join(", ")}</span></li>`)}</ul></section>`}`;
}

/** A share in points of chance, as this language writes it. @param {number} share */
const points = (share) => figure(share * 100, 1);
