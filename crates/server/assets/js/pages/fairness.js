// The dice of a finished game: how often each face came, and every roll made again in this browser.

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { oneDie } from "../board/dice-picture.js";
import { statistics } from "../core/dice.js";
import { icon } from "../core/icons.js";
import { readEvent } from "../core/protocol.js";
import { figure, percent, say } from "../core/words.js";

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
    <p class="hint">${say("dice-chi", { chi: figure(all.chi, 1), share: percent(all.share) })}</p>
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

/** @typedef {import("./replay-state.js").ReplayPage["verdict"]} Verdict */

/** @param {Verdict} verdict @param {() => void} check */
export const checkPanel = (verdict, check) => html`<section class="panel fairness-check" aria-labelledby="check-title">
  <h2 id="check-title">${icon("lock")} ${say("fair-dice")}</h2>
  <p class="hint">${say("check-how")}</p>
  <div role="status">${verdictPart(verdict)}</div>
  ${verdict === null || verdict === "lost" ? html`<button @click=${check}>${icon("die")} ${say("check")}</button>` : nothing}
</section>`;

/** @param {Verdict} verdict */
function verdictPart(verdict) {
  if (verdict === null) return nothing;
  if (verdict === "running") return html`<p>${say("check-running")}</p>`;
  if (verdict === "lost") return html`<p class="wrong">${say("replay-missing")}</p>`;
  if (verdict.ok) {
    const { rolls, cards } = verdict.counted;
    return html`<p class="fairness-good">${icon("check")} ${say("check-good", { n: rolls + cards })}</p>
      <p class="hint">${say("check-dice", { n: rolls })}, ${say("check-cards", { n: cards })}. ${say("check-commitment")}</p>`;
  }
  if (verdict.what === "answer") return html`<p class="wrong">${say("check-bad", { line: verdict.line, said: verdict.said, due: verdict.due })}</p>`;
  return html`<p class="wrong">${say(verdict.what === "none" ? "check-none" : "check-bad-commitment")}</p>`;
}
