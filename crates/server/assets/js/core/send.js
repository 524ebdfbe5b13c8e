// Saying something to the table: each thing has a nonce and is said again with the same one until there is an
// answer, so that nothing happens twice.

/**
 * @typedef {import("./wire.d.ts").VersionAnswer} VersionAnswer
 * @typedef {import("./wire.d.ts").ErrorAnswer} ErrorAnswer
 * @typedef {{ok: true, version: number, table?: string}} Done `table`: the one that was opened
 * @typedef {{ok: false, stale: true, version: number}} Stale
 * @typedef {{ok: false, stale: false, words: string, rule: string | null, article: string | null, status: number}} Refused
 * @typedef {Done | Stale | Refused} Answer
 */

const TRIES = 6;

/** A name for one thing that is wanted. */
export function nonce() {
  return hex(12);
}

/** So many random bytes, in figures. @param {number} bytes */
export function hex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Posts, and posts again while the line is down.
 * @param {string} url
 * @param {import("./wire.d.ts").MoveRequest | import("./wire.d.ts").SitRequest | import("./wire.d.ts").SeedRequest | {nonce: string}} body
 * @param {(trying: boolean) => void} [onTrying]
 * @returns {Promise<Answer>}
 */
export async function post(url, body, onTrying = () => {}) {
  const text = JSON.stringify(body);
  for (let tried = 0; ; tried += 1) {
    try {
      const response = await fetch(url, {
        method: "POST",
        credentials: "same-origin",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: text,
      });
      if (response.status < 500 || tried >= TRIES) {
        onTrying(false);
        return await answer(response);
      }
    } catch (fault) {
      if (tried >= TRIES) {
        onTrying(false);
        return { ok: false, stale: false, words: "", rule: null, article: null, status: 0 };
      }
    }
    onTrying(true);
    await new Promise((resume) => setTimeout(resume, Math.min(500 * 2 ** tried, 8000)));
  }
}

/** @param {Response} response @returns {Promise<Answer>} */
async function answer(response) {
  return readAnswer(response.status, await response.json().catch(() => ({})));
}

/**
 * What an answer means.
 * @param {number} status
 * @param {Partial<VersionAnswer & ErrorAnswer & {table: string}>} body empty where nothing could be read
 * @returns {Answer}
 */
export function readAnswer(status, { version = 0, table, words = "", rule = "", article = null }) {
  if (status >= 200 && status < 300) return { ok: true, version, ...(table === undefined ? {} : { table }) };
  if (status === 409) return { ok: false, stale: true, version };
  return { ok: false, stale: false, words, rule: rule === "" ? null : rule, article, status };
}
