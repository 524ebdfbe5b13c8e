// The dice of a finished game: how often each face came, and every roll made again in this browser.

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { oneDie } from "../board/dice-picture.js";
import { statistics } from "../core/dice.js";
import { icon } from "../core/icons.js";
import { readEvent } from "../core/protocol.js";
import { figure, say } from "../core/words.js";

/**
 * @param {string[]} events
 * @param {(event: import("../core/protocol.js").Event) => {attack: number[], defence: number[]}} readRoll
 */
export function statisticsPanel(events, readRoll) {
  const rolls = events.map(readEvent).filter(({ verb }) => verb === "battle-rolled").map(readRoll);
  const attack = rolls.flatMap((roll) => roll.attack);
  const defence = rolls.flatMap((roll) => roll.defence);
  if (attack.length === 0) return nothing;
  const all = statistics([...attack, ...defence]);
  return html`<section class="panel fairness" aria-labelledby="dice-title">
    <h2 id="dice-title">${say("dice-stats")}</h2>
    ${facesOf(say("dice-attack"), statistics(attack))}
    ${facesOf(say("dice-defence"), statistics(defence))}
    <p class="hint">${say(all.share < 0.05 ? "dice-chi-odd" : "dice-chi", { share: Math.round(all.share * 100) })}</p>
  </section>`;
}

/** @param {string} label @param {ReturnType<typeof statistics>} counted */
function facesOf(label, { counts, expected }) {
  const most = Math.max(...counts, expected) || 1;
  const level = 40 - (expected / most) * 40;
  const total = counts.reduce((sum, one) => sum + one, 0);
  return html`<h3>${label} <span class="hint">${say("dice-thrown", { n: total })}, ${say("dice-expected", { n: figure(expected, 1) })}</span></h3>
    <div class="fairness-faces"><svg class="fairness-bars" viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
      ${counts.map((count, i) => svg`<rect x=${i * 50 + 10} width="30" y=${40 - (count / most) * 40} height=${(count / most) * 40}></rect>`)}
      <line x1="0" x2="300" y1=${level} y2=${level}></line></svg>
    <ol>${counts.map((count, i) => html`<li>${oneDie(i + 1)}<b>${count}</b></li>`)}</ol></div>`;
}

/**
 * @typedef {import("./replay-state.js").ReplayPage["verdict"]} Verdict
 * @typedef {import("../core/kept-dice.js").Comparison} Comparison
 * @typedef {import("../core/kept-dice.js").Difference} Difference
 * @typedef {import("../core/scene.js").Chair} Chair
 * @typedef {{verdict: Verdict, comparison: Comparison | null, seats: Chair[]}} Checked
 */

/** @param {Checked} checked @param {() => void} check */
export const checkPanel = (checked, check) => html`<section class="panel fairness-check" aria-labelledby="check-title">
  <h2 id="check-title">${icon("lock")} ${say("fair-dice")}</h2>
  <p class="hint">${say("check-how")}</p>
  <div role="status">${verdictPart(checked)}</div>
  ${checked.verdict === null || checked.verdict === "lost" ? html`<button @click=${check}>${icon("die")} ${say("check")}</button>` : nothing}
</section>`;

/** @param {Checked} checked */
function verdictPart({ verdict, comparison, seats }) {
  if (verdict === null) return nothing;
  if (verdict === "running") return html`<p>${say("check-running")}</p>`;
  if (verdict === "lost") return html`<p class="wrong">${say("replay-missing")}</p>`;
  if (comparison !== null && comparison.differences.length > 0) return differencesAlert(comparison.differences, seats);
  if (verdict.ok) {
    const { rolls, cards } = verdict.counted;
    return html`<p class="fairness-good">${icon("check")} ${say("check-good", { n: rolls + cards })}</p>
      <p class="hint">${say("check-dice", { n: rolls })}, ${say(document.body.dataset["game"] === "spqr" ? "rome-check-cards" : "check-cards", { n: cards })}. ${say("check-commitment")}</p>
      ${comparisonPart(comparison, seats)}`;
  }
  if (verdict.what === "answer") return html`<p class="wrong">${say("check-bad", { line: verdict.line, said: verdict.said, due: verdict.due })}</p>`;
  return html`<p class="wrong">${say(verdict.what === "none" ? "check-none" : "check-bad-commitment")}</p>`;
}

/** What else the comparison says where nothing differs. @param {Comparison | null} comparison @param {Chair[]} seats */
export function comparisonPart(comparison, seats) {
  if (comparison === null) return html`<p class="hint">${say("kept-nothing")}</p>`;
  return html`<p class="fairness-good">${icon("check")} ${say("kept-same")}</p>
    ${comparison.withheld.map((player) => html`<p class="hint">${say("seed-withheld-by", { name: calledBy(seats, player) })}</p>`)}
    ${comparison.late ? html`<p class="hint">${say("seed-late")}</p>` : nothing}`;
}

/** Refuses a game whose dice are not what this browser kept. @param {Difference[]} differences @param {Chair[]} seats */
export const differencesAlert = (differences, seats) => (differences.length === 0 ? nothing : html`<div class="fairness-refused" role="alert">
  <p><b>${say("dice-refused")}</b></p>
  <ul>${differences.map(({ what, player }) => html`<li>${say(`differs-${what}`, { name: calledBy(seats, player) })}</li>`)}</ul></div>`);

/** @param {Chair[]} seats @param {number} player */
const calledBy = (seats, player) => seats.find((seat) => seat.player === player)?.name ?? String(player);
