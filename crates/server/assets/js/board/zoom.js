// Moving over the board: pinch, drag, wheel, double tap, buttons. Counters and names keep their size on the screen
// within limits, so that they stay readable from far and do not cover the land from near.
//
// While fingers move, the drawing that is there is moved and scaled as a whole, which costs a browser next to nothing; it
// is drawn anew once, at the end of the gesture.

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{in: () => void, out: () => void, fit: () => void, show: (x: number, y: number) => void,
 *   moved: () => boolean}} Zoom
 */

const NEAREST = 4;
const STEP = 1.5;
/** Below so many pixels to a unit names cannot be read. */
const NAMES_FROM = 0.3;
/** A window narrower than this is looked along rather than seen whole. */
const PHONE_PX = 600;
/** A window that is so much taller than the board is looked along, too. */
const TALL = 0.76;
/** How far a phone's board can be dragged beyond its upper and lower edge. */
const BEYOND_PX = 150;
/** After so long without a move a gesture has ended. */
const SETTLE_MS = 140;

/**
 * @param {SVGSVGElement} svg
 * @param {{onFree?: (event: PointerEvent) => boolean, onMoved?: () => void}} [options] `onFree`: whether a double tap there may zoom;
 *   `onMoved`: another part of the board is seen
 * @returns {Zoom}
 */
export function zoomable(svg, { onFree = () => true, onMoved } = {}) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const world = { x, y, width, height };
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let box = { ...world };
  let lastDrawn = { ...world };
  let rest = 1;
  let travelled = 0;
  let touched = false;
  /** Who asked for this knows it: nothing is told before. */
  let begun = false;
  let lastTap = { at: 0, x: 0, y: 0 };
  /** What is drawn while a gesture moves it. @type {Box | null} */
  let drawn = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let settling;

  /** What the board stands in: it stays where it is while the drawing moves. */
  const frame = svg.parentElement ?? svg;
  const size = () => ({ width: frame.clientWidth || 1, height: frame.clientHeight || 1 });
  /** Pixels to a unit. */
  const scale = () => size().width / box.width;

  const hold = () => {
    const { width: w, height: h } = size();
    box.height = (box.width * h) / w;
    box.x = held(box.x, box.width, world.x, world.width);
    // What lies over the board on a phone can be dragged away from: there is some sea beyond its edges.
    const beyond = touched && w < PHONE_PX ? BEYOND_PX / scale() : 0;
    box.y = held(box.y, box.height, world.y - beyond, world.height + 2 * beyond);
  };

  /** Moves what is drawn, until the gesture ends. */
  const glide = () => {
    hold();
    drawn ??= { ...lastDrawn };
    svg.classList.add("is-gliding");
    const s = size().width / drawn.width;
    const grown = drawn.width / box.width;
    svg.style.transform = `translate(${((drawn.x - box.x) * s * grown).toFixed(2)}px, ${((drawn.y - box.y) * s * grown).toFixed(2)}px) scale(${grown.toFixed(4)})`;
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLE_MS);
  };

  /** Draws what a gesture has come to. */
  const settle = () => {
    clearTimeout(settling);
    if (drawn !== null) apply();
  };

  /** Paper has the whole board, whatever is looked at on the screen. */
  const print = matchMedia("print");
  /** What is looked at on the screen, while the page is printed. @type {Box | null} */
  let screen = null;

  const apply = () => {
    if (print.matches) {
      screen ??= box;
      box = { ...world };
    } else {
      box = screen ?? box;
      screen = null;
      hold();
    }
    drawn = null;
    svg.style.transform = "";
    svg.classList.remove("is-gliding");
    lastDrawn = { ...box };
    svg.setAttribute("viewBox", `${box.x.toFixed(1)} ${box.y.toFixed(1)} ${box.width.toFixed(1)} ${box.height.toFixed(1)}`);
    const s = scale();
    svg.style.setProperty("--keep", keep(s).toFixed(3));
    svg.dataset["zoom"] = s < NAMES_FROM ? "tiny" : s < 0.5 ? "far" : s < 0.8 ? "middle" : "near";
    if (begun) onMoved?.();
  };

  /** The whole board where it is wide; on a tall screen its height, and one looks along it. */
  const fit = () => {
    if (print.matches) return apply();
    const { width: w, height: h } = size();
    const contain = Math.max(world.width, (world.height * w) / h);
    const cover = (world.height * w) / h;
    const along = w / h < (TALL * world.width) / world.height || w < PHONE_PX;
    box.width = along ? Math.min(Math.max(cover, world.width / 2.2), w < PHONE_PX ? world.width / 1.6 : Infinity) : contain;
    if (!along || !touched) {
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
  };

  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    const at = local(frame, event);
    by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at.x, at.y);
    glide();
  }, { passive: false });

  svg.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, local(frame, event));
    if (fingers.size === 1) travelled = 0;
  });
  svg.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(frame, event);
    if (fingers.size === 1) {
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled > 8) {
        if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
        box.x -= (now.x - before.x) / scale();
        box.y -= (now.y - before.y) / scale();
        touched = true;
        glide();
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
    glide();
  };

  const lift = (/** @type {PointerEvent} */ event) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) settle();
  };
  svg.addEventListener("pointerup", (event) => {
    lift(event);
    if (event.pointerType !== "touch" || travelled > 8) return;
    const at = local(frame, event);
    const twice = event.timeStamp - lastTap.at < 300 && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 30;
    lastTap = { at: twice ? 0 : event.timeStamp, ...at };
    if (twice && onFree(event)) {
      if (box.width < rest * 0.7) fit();
      else {
        by(2, at.x, at.y);
        apply();
      }
    }
  });
  svg.addEventListener("pointercancel", lift);
  svg.addEventListener("click", (event) => {
    if (travelled <= 8) return;
    event.stopImmediatePropagation();
    travelled = 0;
  }, { capture: true });

  // What lies below the board grows and shrinks with what can be done: the map stays as it is.
  let fitted = 0;
  new ResizeObserver(() => {
    const { width: w } = size();
    const sameWidth = w === fitted && w < PHONE_PX;
    fitted = w;
    if (touched || sameWidth) apply();
    else fit();
  }).observe(frame);
  print.addEventListener("change", () => apply());
  fit();
  begun = true;
  return {
    in: () => { by(STEP); apply(); },
    out: () => { by(1 / STEP); apply(); },
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
