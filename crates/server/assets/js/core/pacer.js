// Scenes that come faster than they can be followed wait for each other. Each stays for as long as `stay` says once it is
// shown; what is shown never waits for more than the reader has chosen.

/**
 * @template Scene
 * @param {{show: (scene: Scene) => void, stay: (waiting: Scene[]) => number}} host
 *   `stay`: how many milliseconds what is shown now stays, before the first of those that wait
 */
export function createPacer({ show, stay }) {
  /** @type {Scene[]} */
  const waiting = [];
  let shownAt = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const next = () => {
    clearTimeout(timer);
    for (let scene = waiting[0]; scene !== undefined; scene = waiting[0]) {
      const left = stay(waiting) - (performance.now() - shownAt);
      if (left > 0) {
        timer = setTimeout(next, left);
        return;
      }
      waiting.shift();
      shownAt = performance.now();
      show(scene);
    }
  };

  return {
    /** A scene came. @param {Scene} scene */
    push(scene) {
      waiting.push(scene);
      next();
    },
    /** Looks again how long what is shown stays, because something else has changed. */
    check: next,
    /** Whether something waits. */
    isBehind: () => waiting.length > 0,
  };
}
