// The projector: one slide after the other, by themselves. The arrow keys turn them by hand, the space bar holds one.

import { runClocks } from "../core/hall-clock.js";
import { place } from "../core/page.js";
import { followPart } from "../core/tournament-stream.js";

const SLIDE_MS = 12000;

const holder = place("wall-slides");
const which = place("wall-which");
let current = "clock";
let held = false;

const slides = () => /** @type {HTMLElement[]} */ ([...holder.querySelectorAll(".wall-slide")]);

/** Shows the slide of this name; where it is gone, the first. */
function show() {
  const all = slides();
  const at = Math.max(0, all.findIndex((slide) => slide.dataset["slide"] === current));
  for (const [index, slide] of all.entries()) slide.hidden = index !== at;
  current = all[at]?.dataset["slide"] ?? "clock";
  which.textContent = (which.dataset["text"] ?? "").replace("{page}", String(at + 1)).replace("{pages}", String(all.length));
}

/** @param {number} by */
function turn(by) {
  const all = slides();
  const at = all.findIndex((slide) => slide.dataset["slide"] === current);
  current = all[(at + by + all.length) % all.length]?.dataset["slide"] ?? "clock";
  show();
}

document.addEventListener("keydown", ({ key }) => {
  if (key === "ArrowRight") turn(1);
  else if (key === "ArrowLeft") turn(-1);
  else if (key === " ") held = !held;
});
setInterval(() => { if (!held) turn(1); }, SLIDE_MS);
show();
runClocks();
followPart(holder, { always: true, onShown: show });
