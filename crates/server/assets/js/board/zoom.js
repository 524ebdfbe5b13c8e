// Moving over the board: pinch, drag, wheel, double tap, buttons. Counters and names keep their size on the screen
// within limits, so that they stay readable from far and do not cover the land from near.

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{in: () => void, out: () => void, fit: () => void, show: (x: number, y: number) => void,
 *   moved: () => boolean}} Zoom
 */

const NEAREST = 4;
const STEP = 1.5;

/**
 * @param {SVGSVGElement} svg
 * @param {{onFree?: (event: PointerEvent) => boolean}} [options] `onFree`: whether a double tap there may zoom
 * @returns {Zoom}
 */
export function zoomable(svg, { onFree = () => true } = {}) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const world = { x, y, width, height };
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let box = { ...world };
  let rest = 1;
  let travelled = 0;
  let touched = false;
  let lastTap = { at: 0, x: 0, y: 0 };

  const size = () => ({ width: svg.clientWidth || 1, height: svg.clientHeight || 1 });
  /** Pixels to a unit. */
  const scale = () => size().width / box.width;

  const apply = () => {
    const { width: w, height: h } = size();
    box.height = (box.width * h) / w;
    box.x = held(box.x, box.width, world.x, world.width);
    box.y = held(box.y, box.height, world.y, world.height);
    svg.setAttribute("viewBox", `${box.x.toFixed(1)} ${box.y.toFixed(1)} ${box.width.toFixed(1)} ${box.height.toFixed(1)}`);
    const s = scale();
    svg.style.setProperty("--keep", keep(s).toFixed(3));
    svg.dataset["zoom"] = s < 0.5 ? "far" : s < 0.8 ? "middle" : "near";
  };

  /** The whole board where it is wide; on a tall screen its height, and one looks along it. */
  const fit = () => {
    const { width: w, height: h } = size();
    const contain = Math.max(world.width, (world.height * w) / h);
    const cover = (world.height * w) / h;
    box.width = w / h < 1.25 ? Math.max(cover, world.width / 2.2) : contain;
    if (w / h >= 1.25 || !touched) {
      box.x = world.x + (world.width - box.width) / 2;
      box.y = world.y + (world.height - (box.width * h) / w) / 2;
    }
    rest = box.width;
    touched = false;
    apply();
  };

  /** @param {number} factor @param {number} [px] @param {number} [py] */
  const by = (factor, px = size().width / 2, py = size().height / 2) => {
    const { width: w, height: h } = size();
    const widest = Math.max(world.width, (world.height * w) / h);
    const next = Math.min(widest, Math.max(world.width / NEAREST / (w / 1000 < 0.6 ? 1.6 : 1), box.width / factor));
    box.x += (box.width - next) * (px / w);
    box.y += (box.height - (next * h) / w) * (py / h);
    box.width = next;
    touched = true;
    apply();
  };

  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    const at = local(svg, event);
    by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at.x, at.y);
  }, { passive: false });

  svg.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, local(svg, event));
    if (fingers.size === 1) travelled = 0;
  });
  svg.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(svg, event);
    if (fingers.size === 1) {
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled > 8) {
        if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
        box.x -= (now.x - before.x) / scale();
        box.y -= (now.y - before.y) / scale();
        touched = true;
        apply();
      }
    } else {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      travelled = 100;
    }
    fingers.set(event.pointerId, now);
  });

  /** @param {{x: number, y: number}} before @param {{x: number, y: number}} now @param {{x: number, y: number}} other */
  const pinch = (before, now, other) => {
    const ratio = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
    by(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
  };

  const lift = (/** @type {PointerEvent} */ event) => { fingers.delete(event.pointerId); };
  svg.addEventListener("pointerup", (event) => {
    lift(event);
    if (event.pointerType !== "touch" || travelled > 8) return;
    const at = local(svg, event);
    const twice = event.timeStamp - lastTap.at < 300 && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 30;
    lastTap = { at: twice ? 0 : event.timeStamp, ...at };
    if (twice && onFree(event)) {
      if (box.width < rest * 0.7) fit();
      else by(2, at.x, at.y);
    }
  });
  svg.addEventListener("pointercancel", lift);
  svg.addEventListener("click", (event) => {
    if (travelled <= 8) return;
    event.stopImmediatePropagation();
    travelled = 0;
  }, { capture: true });

  new ResizeObserver(() => (touched ? apply() : fit())).observe(svg);
  fit();
  return {
    in: () => by(STEP),
    out: () => by(1 / STEP),
    fit: () => { touched = false; fit(); },
    show: (cx, cy) => {
      const seen = cx > box.x + box.width * 0.08 && cx < box.x + box.width * 0.92
        && cy > box.y + box.height * 0.08 && cy < box.y + box.height * 0.92;
      if (seen) return;
      box.x = cx - box.width / 2;
      box.y = cy - box.height / 2;
      touched = true;
      apply();
    },
    moved: () => touched,
  };
}

/** How much larger counters are than drawn, at so many pixels to a unit. @param {number} scale */
const keep = (scale) => Math.min(2.05, Math.max(0.5, 0.86 / scale));

/** @param {number} at @param {number} length @param {number} from @param {number} all */
function held(at, length, from, all) {
  if (length >= all) return from + (all - length) / 2;
  return Math.min(from + all - length, Math.max(from, at));
}

/** @param {Element} element @param {MouseEvent} event */
function local(element, event) {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
