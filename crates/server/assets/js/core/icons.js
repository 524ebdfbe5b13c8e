// Our own small drawings. Simple shapes; nothing of a printed game.

import { html, svg } from "../../vendor/lit-html/lit-html.js";

/** @type {Record<string, import("../../vendor/lit-html/lit-html.js").TemplateResult>} */
const SHAPES = {
  tank: svg`<rect x="3" y="14" width="18" height="6" rx="3"/><path d="M7 14l1.5-5h6l1.5 5M15 10.5l7-2"/>`,
  card: svg`<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M9 8h6M9 12h6M9 16h3"/>`,
  die: svg`<rect x="4" y="4" width="16" height="16" rx="3"/><circle cx="9" cy="9" r="1.2"/><circle cx="15" cy="15" r="1.2"/><circle cx="12" cy="12" r="1.2"/>`,
  clock: svg`<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2.5"/>`,
  land: svg`<path d="M6 21V4h12l-3 4 3 4H6"/>`,
  target: svg`<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.5"/><path d="M12 1v5M12 18v5M1 12h5M18 12h5"/>`,
  value: svg`<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M9 9l3-2v10M9 17h6"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  fit: svg`<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>`,
  sound: svg`<path d="M4 9v6h4l5 4V5L8 9zM16 9c1.5 1.5 1.5 4.5 0 6M18.5 6.5c3 3 3 8 0 11"/>`,
  quiet: svg`<path d="M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6"/>`,
  bell: svg`<path d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4"/>`,
  hare: svg`<path d="M4 6l7 6-7 6zM13 6l7 6-7 6z"/>`,
  undo: svg`<path d="M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H9"/>`,
  play: svg`<path d="M8 5l11 7-11 7z"/>`,
  pause: svg`<path d="M8 5v14M16 5v14"/>`,
  stop: svg`<rect x="6" y="6" width="12" height="12" rx="1"/>`,
  first: svg`<path d="M6 5v14M19 5l-9 7 9 7z"/>`,
  last: svg`<path d="M18 5v14M5 5l9 7-9 7z"/>`,
  back: svg`<path d="M16 5l-9 7 9 7"/>`,
  forward: svg`<path d="M8 5l9 7-9 7"/>`,
  flag: svg`<path d="M5 22V3M5 4h14l-3 5 3 5H5"/>`,
  people: svg`<circle cx="9" cy="8" r="4"/><path d="M2 21c0-5 3-7 7-7s7 2 7 7M16 4.5a4 4 0 0 1 0 7M18 14c3 1 4 3 4 7"/>`,
  list: svg`<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"/>`,
  copy: svg`<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M4 16V6a2 2 0 0 1 2-2h10"/>`,
  close: svg`<path d="M6 6l12 12M18 6L6 18"/>`,
  fante: svg`<circle cx="12" cy="6" r="3"/><path d="M12 9v7M8 12h8M12 16l-3 6M12 16l3 6M17 4v10"/>`,
  cannone: svg`<circle cx="9" cy="16" r="5"/><path d="M9 16L21 7M6.5 12.5l12-8 2.5 2.5M2 21h14"/>`,
  cavaliere: svg`<path d="M7 21c0-5 2-6 2-9l-3 1-1-3 5-5 1-2 2 2c4 1 6 5 6 16z"/>`,
  jolly: svg`<path d="M12 3l2.6 6 6.4.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6 9.4 9z"/>`,
  legionario: svg`<path d="M6 11a6 6 0 0 1 12 0v2H6zM12 5V2M8 3q4-3 8 0M6 13v4h3v-3M18 13v4h-3v-3M12 13v5M8 21h8"/>`,
  vessillo: svg`<path d="M12 2v20M6 4h12M7 4v9l2.5-2 2.5 2 2.5-2 2.5 2V4M12 2l1.5 0"/>`,
  trireme: svg`<path d="M2 14h19c0 4-3 6-6 6H7c-3 0-5-2-5-6zM11 14V3M11 4q7 3 0 8M6 20l-2 3M11 20l-1 3M16 20v3"/>`,
  arena: svg`<path d="M3 20v-8a9 7 0 0 1 18 0v8zM3 12h18M6.5 20v-3.5a1.5 1.5 0 0 1 3 0V20M10.5 20v-3.5a1.5 1.5 0 0 1 3 0V20M14.5 20v-3.5a1.5 1.5 0 0 1 3 0V20"/>`,
  laurel: svg`<path d="M12 21C6 19 3 14 5 5M12 21c6-2 9-7 7-16M5 9l4-1M5 13l4-2M7 17l3-2M19 9l-4-1M19 13l-4-2M17 17l-3-2"/>`,
  scroll: svg`<path d="M6 3h11v13M6 3a2 2 0 0 0-2 2v1h4M6 3a2 2 0 0 1 2 2v14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-1H11v1M11 8h3M11 12h3"/>`,
  "supremacy-empire": svg`<path d="M3 21h18M5 21V10l7-6 7 6v11M9 21v-6h6v6"/>`,
  "supremacy-provinces": svg`<path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"/>`,
  "supremacy-seas": svg`<path d="M2 9q2.5-3 5 0t5 0 5 0 5 0M2 14q2.5-3 5 0t5 0 5 0 5 0M2 19q2.5-3 5 0t5 0 5 0 5 0"/>`,
  download: svg`<path d="M12 4v11M7 11l5 5 5-5M4 20h16"/>`,
  lock: svg`<rect x="5" y="11" width="14" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/>`,
  share: svg`<circle cx="6" cy="12" r="2.5"/><circle cx="18" cy="5" r="2.5"/><circle cx="18" cy="19" r="2.5"/><path d="M8.2 10.8l7.6-4.6M8.2 13.2l7.6 4.6"/>`,
  graph: svg`<path d="M4 4v16h16M7 15l4-5 3 3 5-7"/>`,
  bulb: svg`<path d="M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.6-.5 1.5-.5 3h-6c0-1.5 .1-2.4-.5-3z"/>`,
  check: svg`<path d="M4 13l5 5L20 6"/>`,
};

/** @param {string} name */
export const icon = (name) =>
  html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${SHAPES[name]}</svg>`;
