// What every page with a board has: panels beside it, tools over it, tabs below it on a phone.

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../core/icons.js";
import { place } from "../core/page.js";
import { say } from "../core/words.js";

/** @typedef {import("../../vendor/lit-html/lit-html.js").TemplateResult | typeof nothing} Part */

/** Whether there is little height above the bar. */
export const onPhone = () => matchMedia("(max-width: 899px)").matches;

/** How far from its end a log may be and still follow it, in pixels. */
const LOG_END_PX = 40;
/** Whether the log was seen when the page was drawn last: one that comes into sight shows its end. */
let logSeen = false;

/**
 * Draws the parts of a page; a log that was at its end stays there.
 * @param {{bar: unknown, battle: unknown, moment: unknown, notice?: unknown, tools: unknown, tabs: unknown, players: unknown, hand: unknown, log: unknown, referee?: unknown, coach?: unknown}} parts
 */
export function drawParts({ bar, battle, moment, notice = nothing, tools, tabs, players, hand, log, referee, coach }) {
  const lines = () => document.querySelector("#log-lines");
  const old = lines();
  const atEnd = !old || !logSeen || old.scrollTop + old.clientHeight > old.scrollHeight - LOG_END_PX;
  render(bar, place("bar"));
  render(battle, place("battle"));
  render(moment, place("moment"));
  render(notice, place("notice"));
  render(tools, place("tools"));
  render(html`${coach === undefined ? nothing : html`<div class="side-panel" data-panel="coach">${coach}</div>`}
    <div class="side-panel" data-panel="players">${players}</div>
    <div class="side-panel" data-panel="hand">${hand}</div>
    ${referee === undefined ? nothing : html`<div class="side-panel" data-panel="referee">${referee}</div>`}
    <div class="side-panel" data-panel="log">${log}</div>`, place("side"));
  render(tabs, place("tabs"));
  const now = lines();
  logSeen = (now?.clientHeight ?? 0) > 0;
  if (now && atEnd) now.scrollTop = now.scrollHeight;
}

/** A button with a picture. @param {{label: string, picture: unknown, press: () => void, key?: string, pressed?: boolean, off?: boolean}} button */
export const tool = ({ label, picture, press, key, pressed, off = false }) => html`
  <button class="button-icon" aria-label=${label} title=${key === undefined ? label : `${label} (${key})`} aria-pressed=${pressed ?? nothing}
    ?disabled=${off} @click=${press}>${picture}</button>`;

/** @param {import("../board/zoom.js").Zoom} zoom */
export const zoomTools = (zoom) => html`<div class="tools-group" role="group" aria-label=${say("zoom")}>
  ${tool({ label: say("zoom-in"), picture: icon("plus"), press: zoom.in })}
  ${tool({ label: say("zoom-out"), picture: icon("minus"), press: zoom.out })}
  ${tool({ label: say("zoom-fit"), picture: icon("fit"), press: zoom.fit })}
</div>`;

/**
 * The tabs of a phone. `news`: what waits behind a tab, in words that begin with its label; a dot says so to the eye.
 * @template {string} Tab
 * @param {{tab: Tab, label: string, picture: string, news?: string}[]} all
 * @param {Tab} current
 * @param {(tab: Tab) => void} show
 */
export const tabButtons = (all, current, show) => all.map(({ tab, label, picture, news = "" }) => html`
  <button class="tab" aria-pressed=${tab === current} aria-label=${news === "" ? nothing : news} @click=${() => show(tab)}>
    ${icon(picture)}<span>${label}</span>${news === "" ? nothing : html`<span class="tab-badge"></span>`}</button>`);
