// A tournament that is run over the API: an organiser, invented people, rounds and results.

import assert from "node:assert/strict";

const NAMES = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Furio", "Gina", "Ivo", "Lia", "Mario", "Nora", "Oscar"];
const SURNAMES = ["Abete", "Betulla", "Cedro", "Edera", "Faggio", "Ginepro", "Larice", "Mirto", "Noce", "Olmo", "Pino", "Quercia", "Rovere", "Salice", "Tiglio"];
const CLUBS = ["Aurora", "Borea", "Celeste", "Delta", "Eco"];

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const person = (index) => ({
  name: NAMES[index % NAMES.length],
  surname: `${SURNAMES[index % SURNAMES.length]}${index >= 60 ? ` ${SURNAMES[Math.floor(index / 60)]}` : ""}`,
  club: CLUBS[index % CLUBS.length],
});

/** The organiser of a tournament, with its address in the API. */
export class Organiser {
  #count = 0;

  /** Gets in as the first administrator and opens a tournament. */
  static async open(one, server, { regulation = "raduno", name = "Raduno di prova", facts = {} } = {}) {
    if (server.welcome !== "") {
      const page = await one.open(server.welcome);
      for (const [field, value] of [["name", "Olga"], ["login", "olga"], ["password", "tre dadi contro due"]]) await page.locator(`main [name=${field}]`).fill(value);
      await page.locator("main form button[type=submit]").click();
      await page.waitForURL(/\/profile/);
      await page.close();
      server.welcome = "";
    }
    const organiser = new Organiser();
    organiser.one = one;
    const answer = await one.ask("POST", "/api/tournaments", { nonce: `open-${name.replace(/\W/g, "")}`, regulation, facts: { name, ...facts } });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    organiser.id = answer.body.tournament;
    return organiser;
  }

  async ask(path, data) {
    this.#count += 1;
    const answer = await this.one.ask("POST", `/api/tournaments/${this.id}${path}`, { nonce: `n${this.#count}`, ...data });
    assert.equal(answer.status, 200, `${path} ${JSON.stringify(data)}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  command(command) {
    return this.ask("/commands", { command });
  }

  async state() {
    return (await this.one.ask("GET", `/api/tournaments/${this.id}`)).body;
  }

  async enter(count) {
    for (let index = 0; index < count; index += 1) await this.command({ do: "enter", entry: { person: person(index) }, namesake: true });
  }

  draw(seed) {
    return this.command({ do: "draw", seed });
  }

  /** Sends a form of the console. */
  async form(what, fields) {
    this.page ??= await this.one.open(`/tournaments/${this.id}/console`);
    this.#count += 1;
    const body = { nonce: `n${this.#count}`, ...fields };
    const sent = await this.page.evaluate(async ([address, filled]) => (await fetch(address, { method: "POST", body: new URLSearchParams(filled) })).status, [`/tournaments/${this.id}/console/${what}`, body]);
    assert.equal(sent, 200, `${what} ${JSON.stringify(fields)}`);
  }

  /** A result for a table of the last round: whoever sits first wins. */
  report({ table, seats }) {
    const points = [48 + (table % 3), 39, 24, 13, 9];
    const counted = (index) => ({ points: points[index], outside: 1 + index, order: index + 1, penalty: 0 });
    return this.command({ do: "report", table, result: { seats: seats.map((entrant, index) => ({ entrant, counted: counted(index) })) } });
  }

  /** Reports so many tables of the last round, or all. */
  async finish(count = Infinity) {
    const { rounds } = await this.state();
    const open = rounds.at(-1).tables.filter(({ result }) => result === null);
    for (const table of open.slice(0, count)) await this.report(table);
  }
}

/** One administrator for a whole suite, since the link that makes one is good once; each tournament has an organiser of its own. */
export function organisers() {
  let state;
  return {
    /** What a browser keeps of the administrator. */
    get storageState() { return state; },
    async open({ guest, server }, options) {
      if (state === undefined) {
        const first = await Organiser.open(await guest(), server, { name: "Primo" });
        state = await first.one.context.storageState();
      }
      return Organiser.open(await guest({ storageState: state }), server, options);
    },
  };
}
