// The continents: how many armies each brings, who holds it, how much of it the reader has.

import { html, nothing } from "../../../../vendor/lit-html/lit-html.js";
import { token } from "../../../board/token.js";
import { say } from "../../../core/words.js";

/** @param {import("../shown/continents.js").ContinentShown[]} shown */
export const continentsPanel = (shown) => (shown.length === 0 ? nothing : html`
  <details class="panel continents"><summary>${say("continents")}</summary>
    <ul>${shown.map(({ called, bonus, held, total, holder }) => html`<li>
      <span class="continents-name">${called}</span>
      ${holder === null ? html`<span>${say("continent-held", { held, total })}</span>` : token(holder.colour, holder.letter)}
      <b>${say("continent-bonus", { n: bonus })}</b></li>`)}</ul>
  </details>`);
