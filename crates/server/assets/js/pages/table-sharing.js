// What can be done with a game that is over: passing it on as a link or as a picture, and the next one of the same players.

import { passOn, pngOf } from "../core/picture.js";
import { post } from "../core/send.js";
import { wishToSit } from "../core/sit-later.js";
import { onPhone } from "./board-page.js";

/** @typedef {import("../core/send.js").Refused} Refused */

/**
 * @param {{id: string, api: string, result: () => {how: string, version: number}, copy: (text: string) => void, onRefused: (answer: Refused) => void}} table
 *   `result`: how the game was won, and at which version
 */
export function tableSharing({ id, api, result, copy, onRefused }) {
  /** The end as a link, by the phone's own way where it has one. */
  const share = async () => {
    const { how, version } = result();
    const url = `${location.origin}/tables/${id}/replay?at=${version}#${version}`;
    if ("share" in navigator && onPhone()) await navigator.share({ title: how, url }).catch(() => {});
    else copy(url);
  };

  /** The board with the result, as a picture. */
  const sharePicture = async () => {
    const png = await pngOf(`/tables/${id}/result.svg`).catch(() => null);
    if (png === null) onRefused({ ok: false, stale: false, status: 0, words: "", rule: null, article: null });
    else await passOn(png, `${id}.png`, result().how);
  };

  /** Whoever asks first opens the next table, and everybody is led there. */
  const rematch = async () => {
    const answer = await post(`${api}/rematch`, { nonce: `rematch-${id}` });
    if (answer.ok && answer.table !== undefined) {
      wishToSit();
      location.assign(`/tables/${answer.table}`);
    } else if (!answer.ok && !answer.stale) onRefused(answer);
  };

  return { share: () => void share(), sharePicture: () => void sharePicture(), rematch: () => void rematch() };
}
