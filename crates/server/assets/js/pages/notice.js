// What was refused, with its rule and article, or what has changed meanwhile.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../core/icons.js";
import { say } from "../core/words.js";

/** @param {import("../games/game.d.ts").Notice | null} notice @param {() => void} close */
export function noticePart(notice, close) {
  if (notice === null) return nothing;
  const { kind, text, rule, article } = notice;
  // Most sentences end with it.
  const source = [rule, article].filter((part) => part !== null && part !== "" && !text.includes(part)).join(" · ");
  return html`<div class="toast toast-${kind}" role=${kind === "refused" ? "alert" : "status"}>
    <p>${text}${source === "" ? nothing : html` <span class="toast-article">${source}</span>`}</p>
    <button class="button-icon button-quiet" aria-label=${say("close")} @click=${close}>${icon("close")}</button></div>`;
}
