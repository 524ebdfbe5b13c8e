// The board on the page. It is given a state and shows it; it knows no rule and decides nothing. `set` is the only
// door; what moves is the difference between the state before and the one after. A page may have several.

/**
 * @typedef {{owner: string, colour: string, letter: string, armies: number}} AreaShown
 * @typedef {{from: string, to: string, key: string, by?: string, planned?: boolean}} Arrow `by`: over which sea; `planned`: stays until it is done
 * @typedef {{letter: string, colour: string, n: number, own: boolean, master: boolean}} FleetShown
 * @typedef {{areas: Map<string, AreaShown>, fleets: Map<string, FleetShown[]>, centres: Set<string>, open: Set<string>, targets: Set<string>, chosen: string | null,
 *   aim: string | null, marks: Map<string, number>, goal: Set<string> | null, missed: Set<string>, values: boolean,
 *   arrow: Arrow | null, labels: Map<string, string>}} BoardState `fleets`: by sea, the first of each is seen from afar
 * @typedef {{set: (partial: Partial<BoardState>) => void, focus: (id: string) => void, at: (id: string) => Point}} Board
 * @typedef {{x: number, y: number}} Point
 */

const SVG = "http://www.w3.org/2000/svg";
const COUNT_MS = 180;
const FLOAT_MS = 1400;

/**
 * @param {SVGSVGElement} svg
 * @param {{onChoose: (id: string, event: MouseEvent | KeyboardEvent) => void, onFocus?: (id: string) => void}} hear
 * @returns {Board}
 */
export function mount(svg, { onChoose, onFocus = () => {} }) {
  const parts = collect(svg);
  /** @type {BoardState} */
  let state = {
    areas: new Map(), fleets: new Map(), centres: new Set(), open: new Set(), targets: new Set(), chosen: null, aim: null, marks: new Map(), goal: null,
    missed: new Set(), values: false, arrow: null, labels: new Map(),
  };

  svg.addEventListener("click", (event) => {
    const id = areaAt(svg, parts, event);
    if (id !== null) onChoose(id, event);
  });
  svg.addEventListener("keydown", (event) => {
    const id = areaOf(event.target);
    if (id === null) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onChoose(id, event);
    } else if (event.key.startsWith("Arrow") && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const next = towards(parts, id, event.key, event.shiftKey ? reachable(state) : null);
      if (next !== null) focus(next);
    }
  });
  // Heard around the board: one that listens itself would be a stop of the Tab key, and have a frame when it is tapped.
  const around = svg.parentElement ?? svg;
  around.addEventListener("focusin", (event) => {
    const id = event.target instanceof Node && svg.contains(event.target) ? areaOf(event.target) : null;
    if (id === null) return;
    rove(parts, id);
    drawOverlay(svg, parts, state, id);
    onFocus(id);
  });
  around.addEventListener("focusout", () => drawOverlay(svg, parts, state, null));

  /** @param {string} id */
  const focus = (id) => {
    rove(parts, id);
    parts.get(id)?.land.focus({ preventScroll: true });
  };

  return {
    focus,
    at: (id) => parts.get(id)?.at ?? { x: 0, y: 0 },
    set(partial) {
      const before = state;
      state = { ...state, ...partial };
      paint(svg, parts, before, state);
    },
  };
}

/**
 * @typedef {{group: SVGGElement, number: SVGTextElement, letter: SVGTextElement, weave: SVGUseElement}} Counter of land
 * @typedef {{land: SVGGElement, counter: Counter | null, fleet: SVGGElement | null, name: SVGGElement | null, at: Point}} Part
 *   an area: land has a counter, a sea fleets
 * @typedef {Map<string, Part>} Parts
 */

/** @param {SVGSVGElement} svg @returns {Parts} */
function collect(svg) {
  /** @type {Parts} */
  const parts = new Map();
  for (const land of /** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll("[data-area], [data-sea]"))) {
    const id = land.dataset["area"] ?? land.dataset["sea"] ?? "";
    const group = /** @type {SVGGElement | null} */ (svg.querySelector(`.counter[data-of="${id}"]`));
    const fleet = /** @type {SVGGElement | null} */ (svg.querySelector(`.fleet[data-of="${id}"]`));
    const [x = 0, y = 0] = ((group ?? fleet)?.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
    const counter = group === null ? null : {
      group,
      weave: /** @type {SVGUseElement} */ (land.querySelector(".area-weave")),
      number: /** @type {SVGTextElement} */ (group.querySelector(".counter-number")),
      letter: /** @type {SVGTextElement} */ (group.querySelector(".counter-letter text")),
    };
    parts.set(id, { land, counter, fleet, name: svg.querySelector(`.area-name[data-of="${id}"]`), at: { x, y } });
  }
  return parts;
}

/** @param {SVGSVGElement} svg @param {Parts} parts @param {BoardState} before @param {BoardState} now */
function paint(svg, parts, before, now) {
  const reach = reachable(now);
  const choosing = now.chosen !== null || now.targets.size > 0;
  svg.classList.toggle("is-choosing", choosing);
  svg.classList.toggle("is-showing-values", now.values);
  svg.classList.toggle("is-showing-goal", now.goal !== null);
  for (const [id, part] of parts) {
    const { counter } = part;
    const shown = now.areas.get(id);
    const was = before.areas.get(id);
    if (counter !== null && shown !== was) own(part.land, counter, shown);
    if (counter !== null && shown?.armies !== was?.armies) count(svg, part, counter, was?.armies, shown?.armies);
    if (part.fleet !== null && now.fleets !== before.fleets) drawFleets(part, part.fleet, now.fleets.get(id) ?? []);
    for (const element of [part.land, counter?.group, part.fleet, part.name]) {
      element?.classList.toggle("is-open", now.open.has(id));
      element?.classList.toggle("is-target", now.targets.has(id));
      element?.classList.toggle("is-dim", choosing && id !== now.chosen && !now.targets.has(id));
      element?.classList.toggle("is-outside", now.goal !== null && !now.goal.has(id));
    }
    (counter?.group ?? part.fleet)?.classList.toggle("is-marked", (now.marks.get(id) ?? 0) > 0);
    counter?.group.classList.toggle("is-centre", now.centres.has(id));
    part.fleet?.classList.toggle("is-open-stack", id === now.chosen || id === areaOf(document.activeElement));
    put(part.land, "aria-label", now.labels.get(id) ?? "");
    put(part.land, "aria-pressed", String(id === now.chosen));
    put(part.land, "aria-disabled", String(!reach.has(id) && id !== now.chosen));
  }
  drawOverlay(svg, parts, now, areaOf(document.activeElement));
  if (now.arrow?.key !== before.arrow?.key) drawArrow(svg, parts, now.arrow);
}

/** Only what is different is written: a browser looks at everything that is. @param {Element} element @param {string} name @param {string} value */
function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {BoardState} state */
const reachable = (state) => new Set([...state.open, ...state.targets]);

/** Whose it is. @param {SVGGElement} land @param {Counter} counter @param {AreaShown | undefined} shown */
function own(land, counter, shown) {
  const colour = shown?.colour ?? "";
  for (const element of [land, counter.group]) {
    if (colour === "") delete element.dataset["colour"];
    else element.dataset["colour"] = colour;
  }
  if (colour === "") counter.weave.setAttribute("fill", "none");
  else counter.weave.setAttribute("fill", `url(#pattern-${colour === "ghost" ? "neutral" : colour})`);
  counter.letter.textContent = shown?.letter ?? "";
  counter.group.classList.toggle("is-empty", shown === undefined);
}

/** Where the chips of a sea lie, around its anchor; the first one above. */
const CHIPS = [[0, -22], [29, 4], [18, 36], [-18, 36], [-29, 4]];
const HULL = "M-22 -6H22C21 8 14 13 7 13H-9C-16 13 -21 6 -22 -6Z";
const SAIL = "M-2 -6V-20M-2 -20Q12 -15 -2 -9";
const LAUREL = "M-20 -9Q-25 -20 -12 -24M-24 -13L-19 -16M-21 -20L-16 -19";

/** The fleets of a sea: a chip each, with hull, colour, letter and number. Seen from afar they are one stack, which opens when it is chosen. @param {Part} part @param {SVGGElement} group @param {FleetShown[]} fleets */
function drawFleets(part, group, fleets) {
  const master = fleets.find((fleet) => fleet.master);
  if (master === undefined) delete part.land.dataset["colour"];
  else part.land.dataset["colour"] = master.colour;
  const keep = /** @type {SVGGElement} */ (group.firstElementChild);
  const key = fleets.map(({ letter, colour, n, master: rules }) => `${letter}${colour}${n}${rules}`).join(" ");
  if (group.dataset["key"] === key) return;
  group.dataset["key"] = key;
  group.dataset["fleets"] = String(fleets.length);
  keep.replaceChildren(...fleets.map((fleet, index) => chip(fleet, CHIPS[fleets.length === 1 ? 0 : index] ?? [0, 0], fleets.length - 1)));
}

/** @param {FleetShown} fleet @param {number[]} place @param {number} others how many lie behind it in the stack */
function chip({ letter, colour, n, master }, [x = 0, y = 0], others) {
  const group = make("g", { class: "chip", transform: `translate(${x} ${y})`, "data-seat": letter, "data-colour": colour });
  const hull = make("path", { class: "chip-hull", d: HULL });
  const sail = make("path", { class: "chip-sail", d: SAIL });
  const number = make("text", { class: "chip-number", "text-anchor": "middle", y: 9 });
  number.textContent = String(n);
  const mark = make("g", { class: "chip-letter", transform: "translate(17 -12)" });
  const text = make("text", { "text-anchor": "middle", y: 4 });
  text.textContent = letter;
  mark.append(make("circle", { r: 8.5 }), text);
  group.append(sail, hull, number, mark);
  if (master) group.append(make("path", { class: "chip-laurel", d: LAUREL }));
  if (others > 0) {
    const more = make("text", { class: "chip-more", x: 22, y: 14 });
    more.textContent = `+${others}`;
    group.append(more);
  }
  return group;
}

/** Counts from the old number to the new one, and leaves the difference for a moment. @param {SVGSVGElement} svg
 * @param {Part} part @param {Counter} counter @param {number | undefined} from @param {number | undefined} to */
function count(svg, part, counter, from, to) {
  const write = (/** @type {number | undefined} */ n) => {
    counter.number.textContent = n === undefined ? "" : String(n);
    counter.group.classList.toggle("is-wide", (n ?? 0) > 99);
  };
  if (from === undefined || to === undefined || still()) {
    write(to);
    return;
  }
  const began = performance.now();
  const step = () => {
    const share = Math.min(1, (performance.now() - began) / COUNT_MS);
    write(Math.round(from + (to - from) * share));
    if (share < 1) requestAnimationFrame(step);
  };
  step();
  float(svg, part, to - from);
}

/** @param {SVGSVGElement} svg @param {Part} part @param {number} change */
function float(svg, part, change) {
  const text = make("text", { class: change > 0 ? "float float-gain" : "float float-loss", x: 0, y: -24, "text-anchor": "middle" });
  text.textContent = change > 0 ? `+${change}` : `−${-change}`;
  const keep = make("g", { class: "board-keep-size" });
  const group = make("g", { transform: `translate(${part.at.x} ${part.at.y})` });
  keep.append(text);
  group.append(keep);
  svg.querySelector(".board-floats")?.append(group);
  setTimeout(() => group.remove(), FLOAT_MS);
}

/** Outlines above all land: targets, the chosen one, the goal, the focus.
 * @param {SVGSVGElement} svg @param {Parts} parts @param {BoardState} state @param {string | null} focused */
function drawOverlay(svg, parts, state, focused) {
  const layer = /** @type {SVGElement | null} */ (svg.querySelector(".board-overlay"));
  if (!layer) return;
  /** @type {[string, string][]} */
  const wanted = [];
  for (const id of state.missed) if (state.goal?.has(id)) wanted.push([id, "missed"]);
  for (const id of state.goal ?? []) wanted.push([id, state.missed.has(id) ? "goal outline-goal-missed" : "goal"]);
  if (state.chosen === null && state.targets.size === 0) for (const id of state.open) wanted.push([id, "may"]);
  for (const id of state.targets) wanted.push([id, id === state.aim ? "target outline-aim" : "target"]);
  if (state.chosen !== null) wanted.push([state.chosen, "chosen"]);
  if (focused !== null && parts.get(focused)?.land.matches(":focus-visible")) wanted.push([focused, "focus"], [focused, "focus-inner"]);
  const key = wanted.map((pair) => pair.join(":")).join(" ");
  if (layer.dataset["key"] === key) return;
  layer.dataset["key"] = key;
  layer.replaceChildren(...wanted.map(([id, kind]) => {
    const use = make("use", { href: `#${svg.dataset["board"]}-${id}`, class: `outline outline-${kind}` });
    if (kind === "missed") use.style.fill = "url(#hatch)";
    return use;
  }));
}

/** The last attack: from one counter to the other, fading. @param {SVGSVGElement} svg @param {Parts} parts
 * @param {BoardState["arrow"]} arrow */
function drawArrow(svg, parts, arrow) {
  const layer = svg.querySelector(".board-arrows");
  const from = arrow && parts.get(arrow.from)?.at;
  const to = arrow && parts.get(arrow.to)?.at;
  layer?.replaceChildren();
  if (!layer || !from || !to) return;
  const over = arrow.by === undefined ? undefined : parts.get(arrow.by)?.at;
  // A board whose lanes leave it at an edge is round.
  const round = svg.querySelector(".lane-label") !== null;
  const path = over !== undefined ? through(from, over, to) : round && Math.abs(to.x - from.x) > 1000 ? overTheEdge(from, to) : bend(from, to);
  for (const d of path) layer.append(make("path", { class: arrow.planned ? "arrow is-planned" : "arrow", d, "marker-end": "url(#arrow-head)" }));
}

/** @param {Point} from @param {Point} to @returns {string[]} */
function bend(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const cut = Math.min(22, length / 3);
  const a = { x: from.x + (dx / length) * cut, y: from.y + (dy / length) * cut };
  const b = { x: to.x - (dx / length) * (cut + 4), y: to.y - (dy / length) * (cut + 4) };
  const lift = Math.min(40, length / 6);
  const mid = { x: (a.x + b.x) / 2 + (dy / length) * lift, y: (a.y + b.y) / 2 - (dx / length) * lift };
  return [`M${a.x} ${a.y}Q${mid.x} ${mid.y} ${b.x} ${b.y}`];
}

/** Over a sea. @param {Point} from @param {Point} over @param {Point} to @returns {string[]} */
function through(from, over, to) {
  const bow = { x: 2 * over.x - (from.x + to.x) / 2, y: 2 * over.y - (from.y + to.y) / 2 };
  const [dx, dy] = [to.x - bow.x, to.y - bow.y];
  // The head ends before the counter.
  const length = Math.hypot(dx, dy) || 1;
  const cut = Math.min(26, length / 3);
  return [`M${from.x} ${from.y}Q${bow.x} ${bow.y} ${to.x - (dx / length) * cut} ${to.y - (dy / length) * cut}`];
}

/** @param {Point} from @param {Point} to @returns {string[]} */
function overTheEdge(from, to) {
  const right = from.x > to.x;
  const [out, into] = right ? [1660, -60] : [-60, 1660];
  const cut = right ? 24 : -24;
  return [`M${from.x + cut} ${from.y}L${out} ${from.y}`, `M${into} ${to.y}L${to.x - cut} ${to.y}`];
}

/** The area of an element. @param {EventTarget | null} target @returns {string | null} */
function areaOf(target) {
  const element = target instanceof Element ? target.closest("[data-area], [data-sea], .counter[data-of], .fleet[data-of]") : null;
  return element instanceof SVGElement ? (element.dataset["area"] ?? element.dataset["sea"] ?? element.dataset["of"] ?? null) : null;
}

/** The area under a finger, or the counter nearest to it. @param {SVGSVGElement} svg @param {Parts} parts
 * @param {MouseEvent} event @returns {string | null} */
function areaAt(svg, parts, event) {
  const hit = areaOf(event.target);
  const onWater = hit !== null && parts.get(hit)?.fleet !== null && !(event.target instanceof Element && event.target.closest(".fleet") !== null);
  if (hit !== null && !onWater) return hit;
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  // On the water the counter of a small island is meant rather than the sea around it.
  let nearest = hit;
  let least = onWater ? 14 : 26;
  for (const [id, { at, fleet }] of parts) {
    if (fleet !== null) continue;
    const spot = new DOMPoint(at.x, at.y).matrixTransform(matrix);
    const distance = Math.hypot(spot.x - event.clientX, spot.y - event.clientY);
    if (distance < least) [nearest, least] = [id, distance];
  }
  return nearest;
}

/** The Tab key comes back to the area where the reader was. @param {Parts} parts @param {string} id */
function rove(parts, id) {
  for (const [other, { land }] of parts) land.setAttribute("tabindex", other === id ? "0" : "-1");
}

/** The nearest area in a direction. @param {Parts} parts @param {string} id @param {string} key
 * @param {Set<string> | null} among @returns {string | null} */
function towards(parts, id, key, among) {
  const from = parts.get(id)?.at;
  if (!from) return null;
  const [dx, dy] = /** @type {[number, number]} */ (
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]);
  let best = null;
  let least = Infinity;
  for (const [other, { at }] of parts) {
    if (other === id || (among !== null && !among.has(other))) continue;
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    if (along <= 0 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** Whether nothing should move. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/** @param {string} tag @param {Record<string, string | number>} attributes @returns {SVGElement} */
function make(tag, attributes) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
