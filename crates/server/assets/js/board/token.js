// A seat's token: colour, pattern and letter.

import { html } from "../../vendor/lit-html/lit-html.js";

/** @param {string | null} colour @param {string} letter */
export const token = (colour, letter) => html`
  <svg class="token" viewBox="-14 -14 28 28" aria-hidden="true" data-colour=${colour ?? "none"}>
    <circle class="token-disc" r="13"></circle>
    <circle r="13" fill=${colour === null ? "none" : `url(#pattern-${colour})`}></circle>
    <circle class="token-plate" r="8.5"></circle>
    <text text-anchor="middle" y="4.5">${letter}</text>
  </svg>`;
