// A Raduno of 138: no tables of four hold them, so the organiser allows tables of five and the pages say so. People come by
// a pasted list, results over the API; phones and the projector stay open.

import assert from "node:assert/strict";
import { Console, firstAdministrator, lines, WALL } from "../lib/hall.mjs";
import { suite } from "../lib/suite.mjs";
import { PHONE } from "../lib/tournament.mjs";

const PEOPLE = 138;
const PHONES = 3;

suite({
  "a Raduno of 138 with tables of five": async (given) => {
    const guest = await given.guest();
    await firstAdministrator(guest, given.server);
    const console = await Console.create(guest, { name: "Raduno grande", format: "raduno/raduno" });
    await console.send("/people", "paste", { list: lines(PEOPLE) });
    await console.send("/people", "roll");
    assert.equal((await console.state()).entrants.length, PEOPLE);

    await console.at("/seating");
    await console.press(console.form("size").filter({ has: console.page.locator("input[value='5']") }).locator("button"));
    const phones = [];
    for (let entrant = 1; entrant <= PHONES; entrant += 1) phones.push(await (await given.guest(PHONE)).open(`/tournaments/${console.id}/me?entrant=${entrant * 40}`));
    const wall = await (await given.guest(WALL)).open(await console.link("projector"));
    await console.ceremony("6 6 1 4");
    await Promise.all(phones.map((phone) => phone.locator('[data-own="table"]').waitFor()));
    await wall.locator(".wall-slide").first().waitFor({ state: "attached" });
    const [first] = (await console.state()).rounds;
    assert.equal(first.tables.flatMap(({ seats }) => seats).length, PEOPLE);
    assert.ok(first.tables.every(({ seats }) => seats.length === 4 || seats.length === 5));

    const reader = await given.guest();
    const shown = await reader.open(`/tournaments/${console.id}`);
    await shown.getByText(/tavoli da 5/).first().waitFor();
    await console.finish([60, 50, 30, 20, 4]);
    let seed = 31;
    while ((await console.state()).stage !== "over") {
      await console.draw(seed);
      await console.finish([60, 50, 30, 20, 4]);
      seed += 1;
      assert.ok(seed < 40, "it comes to its end");
    }
    const paper = await reader.open(`/tournaments/${console.id}/paper?list=standings`);
    const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString("latin1");
    assert.ok(pdf.match(/\/Type \/Page\b(?!s)/g).length >= 2, "138 people take more than one sheet");
  },
});
