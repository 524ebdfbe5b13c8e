// A round's page: its draw recounted in this browser, beside what the server says of it.

import { penalties, seedOf, sums } from "../core/certificate.js";
import { sha256 } from "../core/sha256.js";

/** Shows one of the sentences the page has ready, and the numbers in it. @param {Element} part @param {boolean} same @param {string} numbers */
function say(part, same, numbers) {
  const sentence = /** @type {HTMLElement | null} */ (part.querySelector(`[data-verdict=${same ? "same" : "different"}]`));
  if (sentence === null) return;
  const output = sentence.querySelector("output");
  if (output !== null) output.textContent = numbers;
  sentence.hidden = false;
}

/** @param {string} address */
async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** @param {HTMLElement} part */
async function recount(part) {
  const draws = [...part.querySelectorAll("[data-problem]")].map((one) => /** @type {HTMLElement} */ (one).dataset);
  const counted = await Promise.all(draws.map(async ({ problem = "", tables = "" }) => penalties(await load(problem), await load(tables))));
  const numbers = sums(counted).join(", ");
  say(part, numbers === part.dataset["penalties"], numbers);
}

/** @param {HTMLElement} part */
function reseed({ dataset, parentElement }) {
  const { secret = "", dice = "", seed = "", commitment = "" } = dataset;
  const made = String(seedOf(secret, dice));
  if (parentElement !== null) say(parentElement, made === seed && sha256(secret) === commitment, made);
}

for (const part of document.querySelectorAll("[data-penalties]")) void recount(/** @type {HTMLElement} */ (part));
for (const part of document.querySelectorAll("[data-secret]")) reseed(/** @type {HTMLElement} */ (part));
