// The console: what is new comes by itself, a list is narrowed while one types, and a button of the roll does not jump to the
// top of the page. Without scripts every button is a form that comes back to its page.

import { replaceContent, fetched } from "../core/live-fragment.js";
import { followPart } from "../core/tournament-stream.js";
import { complete } from "./known-people.js";
import { matching } from "./phone-search.js";

const live = document.getElementById("live");
const filter = /** @type {HTMLInputElement | null} */ (document.getElementById("console-filter"));

/** Shows only those who are searched for. */
function narrow() {
  if (live === null || filter === null) return;
  const rows = [...live.querySelectorAll("li")];
  const found = matching(filter.value, rows.map((row) => row.textContent ?? ""));
  for (const [index, row] of rows.entries()) row.hidden = !found[index];
  const nobody = document.getElementById("console-nobody");
  if (nobody !== null) nobody.hidden = rows.length === 0 || found.includes(true);
}

/** Sends a form of the live part and shows the part anew; what is refused is shown by the page itself. @param {SubmitEvent} event */
async function send(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || live === null || form.enctype === "multipart/form-data") return;
  event.preventDefault();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  try {
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual", credentials: "same-origin" });
    if (answer.type !== "opaqueredirect") return form.submit();
  } catch (fault) {
    return form.submit();
  }
  const text = await fetched(live.dataset["refresh"] ?? "");
  if (text !== null) replaceContent(live, text);
}

if (live !== null) {
  followPart(live);
  live.addEventListener("submit", (event) => void send(event));
  new MutationObserver(narrow).observe(live, { childList: true });
}
filter?.addEventListener("input", narrow);

const surname = document.querySelector('input[list="known-people"]');
if (surname instanceof HTMLInputElement) complete(surname);

// Two people who may change places: what it costs is shown as soon as both are chosen.
for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-live-form]"))) {
  form.addEventListener("change", () => {
    const chosen = [...form.querySelectorAll("select")];
    if (chosen.every((select) => select.value !== "")) form.requestSubmit();
  });
}
