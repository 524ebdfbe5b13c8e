// A server of its own for each group of tests: a fresh directory, any free port, killed hard at the end.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));
const program = process.env["SDADATA_BIN"] ?? join(root, "target/debug/sdadata");
const PATIENCE = 20000;

export class Server {
  #directory = mkdtempSync(join(tmpdir(), "sdadata-browser-"));
  #process = null;
  #within = [];
  address = "";
  /** Where the first administrator gets in; told once, when the directory is new. */
  welcome = "";

  /** `within`: the words before the command, to run it elsewhere. */
  static async start({ listen = "127.0.0.1:0", within = [] } = {}) {
    const server = new Server();
    server.#within = within;
    await server.#run(listen);
    return server;
  }

  /** The port stays the same, so that pages find it again. */
  async again() {
    await this.#run(new URL(this.address).host);
  }

  #run(listen) {
    const [command, ...words] = [...this.#within, program, "serve", "--listen", listen, "--data", this.#directory];
    const child = spawn(command, words, { stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    process.once("exit", () => child.kill("SIGKILL"));
    return new Promise((resolve, reject) => {
      let said = "";
      const late = setTimeout(() => reject(new Error(`the server does not answer: ${said}`)), PATIENCE);
      const hear = (bytes) => {
        said += bytes;
        this.welcome = said.match(/\/welcome\/\w+/)?.[0] ?? this.welcome;
        const found = said.match(/https?:\/\/[\d.]+:\d+/);
        if (!found) return;
        clearTimeout(late);
        this.address = found[0];
        resolve(this);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", (bytes) => { said += bytes; });
      child.on("error", reject);
      child.on("exit", (code) => { clearTimeout(late); reject(new Error(`the server ended with ${code}: ${said}`)); });
    });
  }

  /** As if the power had failed. */
  async kill() {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  async end() {
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
