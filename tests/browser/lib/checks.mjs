// What every page is held to: nothing axe objects to, and on a phone nothing too small to read or to tap.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every finding of axe. The page's guest passes its policy by. */
export async function findings(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.slice(0, 3).map((node) => node.target.join(" ")).join("; ")}`);
}

/** What is too small on a phone, and whether the page is wider than it. A box to tick is tapped by its label. */
export const small = (page) => page.evaluate(() => {
  const faults = [];
  for (const element of document.querySelectorAll("main :is(button, a, summary, select, input:not([type=hidden], [type=radio], [type=checkbox]))")) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && element.checkVisibility() && height < 43.5 && element.closest("p, dd, h2") === null) faults.push(`${element.textContent.trim()} is ${height} high`);
  }
  for (const element of document.querySelectorAll("main *")) {
    if (element.closest("svg") === null && element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 16) faults.push(`${element.className} is written small`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return faults;
});

/** Whether its middle can be seen and pressed: nothing lies over it, and nothing it stands in cuts it off. */
export const onTop = (locator) => locator.evaluate((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
});

/** How far a page can be moved to the side, in pixels. */
export const sideways = (page) => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.scrollingElement;
  return scrollWidth - clientWidth;
});
