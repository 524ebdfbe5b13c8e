// How long a frame takes while the board is dragged at the size of a phone: by moving what is drawn, as the page does, and by
// drawing anew for every move. Both in one run, on the same page. Run with `node panning.mjs`; ends with 1 if it is too slow.

import { Guest, launch } from "./lib/browser.mjs";
import { Server } from "./lib/server.mjs";
import { open, sit } from "./lib/table.mjs";

const FRAME_MAX_MS = 25;
const MOVES = 60;

const [browser, server] = await Promise.all([launch(), Server.start()]);
const guest = await Guest.arrive(browser, server.address, { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 3 });
const id = await open(guest, { turn_seconds: 0 });
await sit(guest, id);
const page = await guest.open(`/tables/${id}`);
await page.locator('#table[data-stage="playing"]').waitFor();

/** The time between frames while something is moved in each of them. @param {"glide" | "redraw"} how */
const measure = (how) => page.evaluate(async ([way, moves]) => {
  const svg = document.querySelector("#board");
  const { x, y, width, height } = svg.viewBox.baseVal;
  const box = svg.getBoundingClientRect();
  const [left, top] = [box.left + box.width / 2, box.top + box.height / 2];
  const pointer = (kind, dx) => svg.dispatchEvent(new PointerEvent(kind, { pointerId: 7, pointerType: "touch", clientX: left + dx, clientY: top, bubbles: true }));
  svg.setPointerCapture = () => {};
  const times = [];
  let before = performance.now();
  if (way === "glide") pointer("pointerdown", 0);
  for (let i = 0; i < moves; i += 1) {
    const dx = 60 * Math.sin(i / 5);
    if (way === "glide") pointer("pointermove", dx);
    else svg.setAttribute("viewBox", `${x - dx} ${y} ${width} ${height}`);
    await new Promise((next) => { requestAnimationFrame(() => next(null)); });
    const now = performance.now();
    times.push(now - before);
    before = now;
  }
  if (way === "glide") pointer("pointerup", 0);
  else svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(moves / 2)], slow: times[Math.floor(moves * 0.95)] };
}, [how, MOVES]);

await measure("glide");
const found = { redraw: await measure("redraw"), glide: await measure("glide") };
for (const [how, { median, slow }] of Object.entries(found)) console.log(`${how.padEnd(7)} median ${median.toFixed(1)} ms, 95% ${slow.toFixed(1)} ms a frame`);
await Promise.all([browser.close(), server.end()]);
process.exitCode = found.glide.median <= FRAME_MAX_MS ? 0 : 1;
