// A Challenge of 35 from an empty database to its last sheet of paper, through the pages: an organiser, two helpers and two
// referees at once, a phone and a projector that stay open, and everything that goes wrong in a hall.

import assert from "node:assert/strict";
import { Console, enterNumbers, firstAdministrator, lines, WALL } from "../lib/hall.mjs";
import { suite } from "../lib/suite.mjs";
import { PHONE } from "../lib/tournament.mjs";

/** What a page may say while the server is away. */
const AWAY = /ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|Failed to fetch|Failed to load resource/;

/** A page of a table on the phone of the player in this place, from 0. */
async function tablePhone(given, url, place) {
  const guest = await given.guest({ ...PHONE, javaScriptEnabled: false });
  const page = await guest.open(url);
  await page.locator('form[action$="/pick"] button').nth(place).click();
  await page.locator('form[action$="/preview"]').first().waitFor();
  return page;
}

/** The organiser's console with 34 people who were pasted and one who comes late. */
async function people(given) {
  const guest = await given.guest();
  guest.expect(AWAY);
  await firstAdministrator(guest, given.server);
  const console = await Console.create(guest, { name: "Challenge di prova", format: "challenge-2017/challenge" });
  await console.send("/people", "paste", { list: lines(34) });
  await console.send("/people", "roll");
  await console.send("/people", "enter", { name: "Tardivo", surname: "Zanna", club: "Aurora" });
  await console.person(35, "arrive", { minutes: "10" });
  await console.person(35, "here");
  assert.equal((await console.state()).entrants.length, 35);
  return console;
}

/** Two tables from two helpers at once, one with somebody who did not come. */
async function helpersAtOnce(console, helpers, missing) {
  const { rounds } = await console.state();
  const tables = rounds[0].tables;
  const hers = tables.find(({ seats }) => seats.includes(missing));
  const his = tables.find(({ table }) => table !== hers.table);
  const without = hers.seats.map((entrant, index) => (entrant === missing ? null : [60, 50, 30, 20, 4][index]));
  await Promise.all([helpers[0].score(hers.table, without), helpers[1].score(his.table, [60, 50, 30, 24, 0].slice(0, his.seats.length))]);
  const after = (await console.state()).rounds[0].tables;
  for (const { table } of [hers, his]) assert.ok(Array.isArray(after.find((one) => one.table === table).result), `table ${table}`);
  return [hers.table, his.table];
}

/** One player writes a result, another contests it, a referee settles it. */
async function contested(given, console, referee, table, count) {
  const url = await console.tableLink(table);
  const [writer, other] = [await tablePhone(given, url, 0), await tablePhone(given, url, 1)];
  await enterNumbers(writer, [60, 50, 30, 24, 0].slice(0, count));
  await other.reload();
  await other.locator('form[action$="/contest"] [name=text]').fill("il secondo sono io");
  await other.locator('form[action$="/contest"] button').click();
  await console.at("");
  await console.page.getByText("il secondo sono io").waitFor();
  assert.equal((await console.state()).rounds[0].tables.find((one) => one.table === table).result, null, "nothing counts yet");
  await referee.score(table, [50, 60, 30, 24, 0].slice(0, count));
  assert.ok(Array.isArray((await console.state()).rounds[0].tables.find((one) => one.table === table).result));
}

suite({
  "a Challenge of 35, from an empty database to paper": async (given) => {
    const console = await people(given);
    const follow = async (kind) => {
      const url = await console.link(kind);
      const guest = await given.guest({ javaScriptEnabled: false });
      guest.expect(AWAY);
      return Console.follow(guest, url, console.id);
    };
    const helpers = [await follow("helper"), await follow("helper")];
    const referees = [await follow("referee"), await follow("referee")];
    const wall = await given.guest(WALL);
    wall.expect(AWAY);
    const projector = await wall.open(await console.link("projector"));
    const mine = await given.guest(PHONE);
    mine.expect(AWAY);
    const phone = await mine.open(`/tournaments/${console.id}/me?entrant=3`);

    // Drawn from seeds, so that the same people tie each time; the finals are drawn with dice of the hall.
    await console.draw(5);
    await phone.locator('[data-own="table"]').waitFor();
    await projector.locator(".wall-slide").first().waitFor({ state: "attached" });
    // Nobody plays in three (T3.1): somebody is missing where four are left.
    const missing = (await console.state()).rounds[0].tables.find(({ seats }) => seats.length === 5).seats[0];
    await console.person(missing, "no_show");
    const done = await helpersAtOnce(console, helpers, missing);

    const free = (await console.state()).rounds[0].tables.filter(({ table }) => !done.includes(table));
    await contested(given, console, referees[0], free[0].table, free[0].seats.length);
    await referees[1].score(free[1].table, [60, 50, 30, 24, 0].slice(0, free[1].seats.length));

    const before = await console.state();
    await given.server.kill();
    await given.server.again();
    assert.deepEqual((await console.state()).rounds, before.rounds, "nothing that was answered is lost");
    await phone.locator("#phone-since:not(.wrong)").waitFor({ timeout: 20000 });

    // So many alike that dice decide who plays the semifinals.
    await console.finish([62, 34, 34, 34, 0]);
    const leaving = missing === 9 ? 10 : 9;
    await console.person(leaving, "withdraw");
    await console.send("/people", "roll");
    await console.draw(11);
    const second = (await console.state()).rounds[1];
    assert.ok(!second.tables.some(({ seats }) => seats.includes(leaving)), "who withdrew is not seated");
    await console.finish([41, 41, 41, 41, 0]);
    assert.ok(await console.castDice() > 0, "a tie asks for dice");
    await console.ceremony("3 1 6 2");
    await console.finish();
    await console.draw(22);
    await console.finish();
    const over = await console.state();
    assert.equal(over.stage, "over");
    const paper = await console.guest.open(`/tournaments/${console.id}/paper?list=standings`);
    const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString("latin1");
    assert.match(pdf, /\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
    const certificates = await console.guest.open(`/tournaments/${console.id}/paper?list=certificates&first=3`);
    const landscape = (await certificates.pdf({ preferCSSPageSize: true })).toString("latin1");
    assert.match(landscape, /\/MediaBox \[0 0 84[12][.\d]* 59[45]/);
    assert.equal(landscape.match(/\/Type \/Page\b(?!s)/g).length, 3, "one sheet for each of the first three");
  },
});
