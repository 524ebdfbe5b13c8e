// How a hint is told to who trains alone against bots. The server says what it is, and refuses it where others play (C57).

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { percent, say } from "../core/words.js";
import { adviceNow } from "./table-advice-state.js";

/**
 * @typedef {import("../games/game.d.ts").PlanShown} PlanShown
 * @typedef {import("../games/game.d.ts").Table} Table
 * @typedef {import("./table-advice-state.js").Advice} Advice
 */

/**
 * @param {Advice} advice @param {Table} table @param {(commands: string[]) => PlanShown} plan
 * @param {() => void} close
 */
export function adviceCard(advice, table, plan, close) {
  if (advice === "asked") return html`<div class="hint-bubble advice" role="status"><p>${say("advice-thinking")}</p></div>`;
  const now = adviceNow(advice, table);
  if (now === null) return nothing;
  const { command, chance = null, conquest = null } = now;
  return html`<div class="hint-bubble advice" role="status">
    <p><b>${say("advice-told", { what: plan([command]).words })}</b>
      ${conquest === null ? nothing : say("advice-conquest", { chance: percent(conquest) })}
      ${chance === null ? nothing : say("advice-chance", { chance: percent(chance) })}</p>
    <div class="hint-buttons"><button @click=${close}>${say("advice-close")}</button></div></div>`;
}
