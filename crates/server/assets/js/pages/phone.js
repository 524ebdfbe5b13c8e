// A player's phone. Whoever was picked is remembered with the last state, so that the page says something without a network
// too; the stream says when there is something new, and says table and seat at once.

import { runClocks } from "../core/hall-clock.js";
import { fetched, replaceContent } from "../core/live-fragment.js";
import { loadOnOpen } from "../core/load-on-open.js";
import { place } from "../core/page.js";
import { follow } from "../core/tournament-stream.js";
import { matching } from "./phone-search.js";

/**
 * @typedef {{entrant: string, version: number, html: string, written: number, at: number}} Kept what is remembered of a person:
 *   `written` is when the server wrote it, `at` when it was last known to be so
 * @typedef {import("../core/wire.d.ts").TournamentChange} TournamentChange
 */

/** Phones of a hall ask one after the other. */
const SPREAD_MS = 300;

const [page, card, since] = [place("phone"), place("phone-card"), place("phone-since")];
const [picker, other] = [place("phone-picker"), place("phone-other")];
const tournament = page.dataset["tournament"] ?? "";
const KEY = `hall-${tournament}`;
let kept = /** @type {Kept | null} */ (null);

/** @returns {Kept | null} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch (fault) {
    return null;
  }
}

/** Remembers what the server has just written into the card. */
function keepCard() {
  const own = /** @type {HTMLElement | null} */ (card.querySelector(".own"));
  if (own === null) return;
  const now = Date.now();
  kept = { entrant: own.dataset["entrant"] ?? "", version: Number(own.dataset["version"]), html: card.innerHTML, written: now, at: now };
  store();
}

/** Nothing has changed until now. */
function keepTime() {
  if (kept === null) return;
  kept.at = Date.now();
  store();
}

function store() {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch (fault) {
    // Without storage the open page still works.
  }
}

/** @param {"fresh" | "stale"} how */
function sayWhen(how) {
  if (kept === null) return;
  const time = new Date(kept.at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  since.textContent = (page.dataset[how] ?? "").replace("{time}", time);
  since.classList.toggle("wrong", how === "stale");
}

/** Shows what was kept; its clock has gone on. @param {Kept} last */
function showKept(last) {
  card.innerHTML = last.html;
  for (const clock of card.querySelectorAll(".hall-clock")) clock.setAttribute("data-age", String(Date.now() - last.written));
  kept = last;
  picker.hidden = true;
  other.hidden = false;
}

/** Table and seat stand in the event itself: they are shown before anything is asked for. @param {TournamentChange} change */
function showSeat(change) {
  for (const own of /** @type {const} */ (["table", "seat"])) {
    const shown = card.querySelector(`[data-own="${own}"]`);
    if (shown !== null && change[own] !== undefined) shown.textContent = String(change[own]);
  }
}

/** @param {string} entrant */
async function refresh(entrant) {
  const text = await fetched(`/tournaments/${tournament}/me?entrant=${entrant}&fragment=1`);
  if (text === null) return;
  replaceContent(card, text);
  keepCard();
  sayWhen("fresh");
}

/** @param {string} entrant */
function followOne(entrant) {
  follow(`/api/tournaments/${tournament}/stream?entrant=${entrant}`, {
    onState: (state) => {
      if (state === "open") keepTime();
      sayWhen(state === "open" ? "fresh" : "stale");
    },
    onChange: (change) => {
      if (kept?.version === change.version) return;
      showSeat(change);
      setTimeout(() => void refresh(entrant), Math.random() * SPREAD_MS);
    },
  });
}

function narrow() {
  const search = /** @type {HTMLInputElement} */ (place("phone-search"));
  const rows = [...picker.querySelectorAll("li")];
  const found = matching(search.value, rows.map((row) => row.textContent ?? ""));
  for (const [index, row] of rows.entries()) row.hidden = !found[index];
  place("phone-nobody").hidden = found.includes(true);
}

other.addEventListener("click", () => {
  localStorage.removeItem(KEY);
  location.assign(`/tournaments/${tournament}/me`);
});
place("phone-search").addEventListener("input", narrow);

const last = remembered();
if (card.querySelector(".own") !== null) keepCard();
else if (last !== null) showKept(last);
runClocks();
loadOnOpen();
if (kept !== null) followOne(kept.entrant);
