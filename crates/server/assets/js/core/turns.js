// Games by correspondence that wait for the reader: the line in the navigation is asked for again now and then, and the reader is
// called once for each turn, whichever page of this browser sees it first.

import { fetched, replaceContent } from "./live-fragment.js";

const KEY = "sdadata.turns";
/** How often a page looks. A hidden page is not woken more often anyway. */
export const LOOK_MS = 60_000;
/** How many turns are remembered. */
const REMEMBERED_MAX = 50;

/** The turns a line speaks of. @param {Element} part */
const turnsIn = (part) => (part.querySelector("[data-turns]")?.getAttribute("data-turns") ?? "").split(" ").filter((turn) => turn !== "");

/** Those the reader has not been told of, and what is to be remembered. @param {string[]} known @param {string[]} turns */
export function newTurns(known, turns) {
  const fresh = turns.filter((turn) => !known.includes(turn));
  return { fresh, known: [...known, ...fresh].slice(-REMEMBERED_MAX) };
}

/** @returns {string[]} */
function readKnown() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * Looks at the line: who sees it knows its turns, who does not is called.
 * @param {HTMLElement} part
 * @param {(title: string, text: string, to: string) => void} call
 */
export function noteTurns(part, call) {
  const { fresh, known } = newTurns(readKnown(), turnsIn(part));
  if (fresh.length === 0) return;
  localStorage.setItem(KEY, JSON.stringify(known));
  const link = part.querySelector("a");
  const text = part.querySelector(".nav-turn-text")?.textContent ?? "";
  if (document.hidden && link !== null) call(part.dataset["title"] ?? "", text, link.pathname);
}

/** Keeps the line fresh. @param {HTMLElement} part @param {(title: string, text: string, to: string) => void} call */
export function watchTurns(part, call) {
  let shown = "";
  const { title } = document;
  // A page of a table says by itself whose turn it is.
  const mark = () => { if (document.querySelector("#table") === null) document.title = turnsIn(part).length > 0 ? `● ${title}` : title; };
  noteTurns(part, call);
  mark();
  const look = async () => {
    const text = await fetched(part.dataset["look"] ?? "");
    if (text === null) return;
    if (text !== shown) replaceContent(part, text);
    shown = text;
    noteTurns(part, call);
    mark();
  };
  setInterval(() => void look(), LOOK_MS);
  // Who comes back to a page sees how it is now.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) void look(); });
}
