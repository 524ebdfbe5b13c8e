// A player's hands at a table of S.P.Q.RisiKo!: each command as clicks on the page, or as keys alone.

import assert from "node:assert/strict";
import { Hands } from "./hands.mjs";

export class RomanHands extends Hands {
  /** `keys`: everything by the keyboard. */
  constructor(page, { keys = false, ...options } = {}) {
    super(page, options);
    this.keys = keys;
  }

  /** Chooses a province or a sea. */
  async area(id) {
    if (!this.keys) return this.territory(id);
    await this.page.locator(`#board :is([data-area="${id}"], [data-sea="${id}"])`).focus();
    return this.page.keyboard.press("Enter");
  }

  /** Presses what the bar offers under these words. */
  async button(words) {
    const button = this.page.locator("#bar button", { hasText: words }).first();
    if (!this.keys) return this.press(button);
    await button.focus();
    return this.page.keyboard.press("Enter");
  }

  async primary() {
    if (!this.keys) return this.press(this.main());
    await this.main().focus();
    return this.page.keyboard.press("Enter");
  }

  /** Sets how many move together. */
  async amount(number) {
    const slider = this.page.locator("#bar #move");
    if (await slider.count() === 0 || await slider.isDisabled()) return;
    for (let tries = 0; tries < 40; tries += 1) {
      const value = Number(await slider.inputValue());
      if (value === number) return;
      await this.page.keyboard.press(value < number ? "+" : "-");
      await this.drawn();
    }
    assert.equal(Number(await slider.inputValue()), number, "the slider stays behind");
  }

  /** Origin, target, which way, how many: and does it. */
  async move(from, to, way, number) {
    await this.area(from);
    await this.drawn();
    await this.area(to);
    await this.drawn();
    if (way !== undefined && await this.page.locator("#bar .bar-choices button").count() > 0) await this.button(way);
    await this.drawn();
    if (number !== undefined) await this.amount(Number(number));
    await this.primary();
  }

  /** Does what a command says. `names`: what areas are called, by id. */
  async perform(command, names) {
    const [verb, one, two, three, four, five] = command.split(" ");
    const name = (id) => names.get(id) ?? id;
    switch (verb) {
      case "colour": await this.button(new RegExp(one, "i")); break;
      case "settle": await this.area(one); break;
      case "build":
        await this.area(one);
        await this.drawn();
        if (two !== undefined) await this.button({ "from-province": /Dalla provincia/, "from-due": /Dai rinforzi/, "from-trireme": /Con una trireme/ }[two]);
        break;
      case "place": case "launch": {
        const all = this.page.locator("#bar .segments button");
        if (verb === "place" && Number(two) > 1 && await all.count() > 0) await this.press(all.last());
        await this.area(one);
        await this.drawn();
        if (await this.mode() === "place" && await this.main().count() > 0) await this.primary();
        break;
      }
      case "takeback": case "unlaunch": await this.button(/Togli l'ultim|Riprendi/); break;
      case "claim": await this.primary(); break;
      case "recover": await this.button(/Recupera/); break;
      case "decline": await this.button(/Rinuncia/); break;
      case "tris": await this.button(/tris/i); break;
      case "embark": case "disembark": case "sail": await this.move(one, two, undefined, three); break;
      case "land": await this.move(one, three, new RegExp(`Dal mare: ${name(two)}`), four); break;
      case "attack": await this.move(one, two, /Per terra/); break;
      case "maneuver": await this.move(one, two, four === "by" ? new RegExp(`Per mare: ${name(five)}`) : /Per terra/, three); break;
      case "ram":
        await this.area(one);
        await this.drawn();
        if (await this.page.locator("#bar .bar-choices button").count() > 0) await this.press(this.page.locator("#bar .bar-choices button").first());
        await this.drawn();
        await this.primary();
        break;
      case "occupy": await this.primary(); break;
      case "pass": await this.passTurn(); break;
      default: assert.fail(`no hand for ${command}`);
    }
    // Whoever does something else before the points are claimed says so once.
    const leave = this.page.locator("#bar button", { hasText: "Vai avanti senza" });
    await this.drawn();
    if (verb !== "claim" && await leave.count() > 0) await this.button(/Vai avanti senza/);
    await this.settled();
  }

  /** Passes, and means it. */
  async passTurn() {
    await this.page.keyboard.press("Escape");
    await this.page.keyboard.press("Escape");
    await this.page.keyboard.press("p");
    await this.drawn();
    if (await this.page.locator("#bar .bar-question").count() > 0 && /Passi davvero/.test(await this.page.locator("#bar .bar-question").innerText())) await this.primary();
  }
}
