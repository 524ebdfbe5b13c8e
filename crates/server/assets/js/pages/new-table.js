// The form of a new table: only the seats and numbers that the regulation has, and a text from a file. Without a
// script everything is shown, and the server says what does not fit.

import { sitLater } from "../core/sit-later.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-new-table]"));
const regulation = /** @type {HTMLSelectElement} */ (form.elements.namedItem("regulation"));
const players = /** @type {HTMLSelectElement} */ (form.elements.namedItem("players"));
const minutes = /** @type {HTMLInputElement} */ (form.elements.namedItem("minutes"));
const text = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text"));
const delay = /** @type {HTMLInputElement} */ (form.elements.namedItem("delay"));
const own = /** @type {HTMLDetailsElement} */ (form.querySelector("[data-own-text]"));
const file = /** @type {HTMLInputElement} */ (form.querySelector("input[type=file]"));

for (const part of form.querySelectorAll("[data-needs-script]")) part.removeAttribute("hidden");
own.hidden = true;

/** The numbers of players a regulation allows, and the length of its game. */
function fitRegulation() {
  const chosen = regulation.selectedOptions[0];
  const allowed = chosen?.dataset["players"]?.split(",").map((number) => number.trim());
  for (const option of players.options) {
    option.hidden = allowed !== undefined && !allowed.includes(option.value);
    option.disabled = option.hidden;
  }
  if (players.selectedOptions[0]?.disabled) {
    players.value = allowed?.includes("4") ? "4" : (allowed?.[0] ?? "4");
  }
  minutes.placeholder = chosen?.dataset["minutes"] ?? "";
  fitBots(chosen?.dataset["game"]);
  own.hidden = regulation.value !== "own";
  own.open = !own.hidden;
  fitSeats();
}

/** Only the bots that play the game. @param {string | undefined} game nothing for a text of one's own */
function fitBots(game) {
  for (const option of /** @type {NodeListOf<HTMLOptionElement>} */ (form.querySelectorAll("option[data-games]"))) {
    option.hidden = game !== undefined && option.dataset["games"]?.split(" ").includes(game) === false;
    option.disabled = option.hidden;
    const seat = option.closest("select");
    if (option.selected && option.disabled && seat !== null) seat.value = "bot:cautious";
  }
}

function fitSeats() {
  for (const seat of form.querySelectorAll("[data-seat]")) {
    const part = /** @type {HTMLElement} */ (seat);
    part.hidden = Number(part.dataset["seat"]) > Number(players.value);
  }
}

function fitDelay() {
  const field = /** @type {HTMLElement} */ (delay.closest(".field"));
  field.hidden = new FormData(form).get("watch") !== "later";
}

regulation.addEventListener("change", fitRegulation);
players.addEventListener("change", fitSeats);
form.addEventListener("change", fitDelay);
file.addEventListener("change", async () => {
  const [chosen] = file.files ?? [];
  if (chosen) text.value = await chosen.text();
});
fitRegulation();
fitDelay();
sitLater(form, () => new FormData(form).get("seat1") === "me");
