// The browser, and what no page may ever do: say an error, break its own policy, ask somebody else, meet a failed server.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** A folder whose files are taken before those of the program: changes are tried without building it again. */
const assets = process.env["SDADATA_ASSETS"];

export const launch = () => chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-device-scale-factor=1",
  ],
});

const replace = (route) => {
  const address = new URL(route.request().url()).pathname.slice("/assets/".length);
  const path = join(assets, address.replace(/\.[0-9a-f]{16}(?=\.\w+$)/, ""));
  return existsSync(path) ? route.fulfill({ path }) : route.continue();
};

/** Somebody's browser. Its faults are gathered in `faults`, but for those a test says it expects. */
export class Guest {
  faults = [];
  #expected = [];

  /** `requests`: a browser whose proxy passes no WebSocket, so that everything goes by requests and streams. `newcomer`: one who has
   * played nothing yet and sees what others do at the usual pace; all others know the page and want it fast.
   * `worker`: one that installs the site's service worker; with it, what is asked for is no longer seen here. */
  static async arrive(browser, address, { requests = false, newcomer = false, worker = false, ...options } = {}) {
    const guest = new Guest();
    guest.address = address;
    guest.context = await browser.newContext({ baseURL: address, locale: "it-IT", viewport: { width: 1280, height: 800 }, ...options });
    guest.context.setDefaultTimeout(20000);
    if (!newcomer) await guest.context.addInitScript(() => {
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("sdadata.hints", "objective place reinforce attack occupy end rome-settle rome-points rome-choose");
      if (localStorage.getItem("sdadata.speed") === null) localStorage.setItem("sdadata.speed", "fast");
    });
    if (!worker) await guest.context.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
    if (requests) await guest.context.addInitScript(() => { delete globalThis.WebSocket; });
    if (assets) await guest.context.route("**/assets/**", replace);
    guest.context.on("page", (page) => guest.#watch(page));
    return guest;
  }

  /** Faults that belong to the test. */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  #fault(text) {
    if (!this.#expected.some((pattern) => pattern.test(text))) this.faults.push(text);
  }

  #watch(page) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.#fault(`console: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.#fault(`page: ${error.stack ?? error}`));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(this.address) && !url.startsWith("data:") && !url.startsWith("blob:")) this.#fault(`asks elsewhere: ${url}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 500) this.#fault(`answer ${response.status()}: ${response.url()}`);
    });
  }

  async open(path) {
    const page = await this.context.newPage();
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await page.goto(path);
    return page;
  }

  /** Asks the server as this browser would. */
  async ask(method, path, data) {
    const answer = await this.context.request.fetch(path, {
      method, headers: { origin: this.address, accept: "application/json" }, ...(data === undefined ? {} : { data }),
    });
    return { status: answer.status(), body: await answer.json().catch(() => null) };
  }

  /** A text of the server's, as this browser would be given it. */
  async text(path) {
    const answer = await this.context.request.fetch(path);
    if (!answer.ok()) throw new Error(`${path} is answered ${answer.status()}`);
    return answer.text();
  }

  async leave() {
    await this.context.close();
  }
}
