// Being called when it is one's turn and one looks elsewhere: the browser's own notification while a page is open, and on a
// phone a short buzz. Off until asked for.

const KEY = "sdadata.notices";
const BUZZ_MS = [120, 80, 120];

/** Whether this browser can show notifications here. */
export const isPossible = () => "Notification" in globalThis && isSecureContext;

/** Whether the reader wants to be called, and may be. */
export const isOn = () => localStorage.getItem(KEY) === "on" && (!isPossible() || Notification.permission !== "denied");

/** Turns it on, asking the browser's leave, or off; whether it is on. */
export async function toggle() {
  const on = !isOn();
  localStorage.setItem(KEY, on ? "on" : "off");
  if (on && isPossible() && Notification.permission === "default") await Notification.requestPermission();
  return isOn();
}

/**
 * Calls the reader, if the page is not looked at.
 * @param {string} title @param {string} text
 * @param {string} [to] the page it is about; this one otherwise
 */
export function call(title, text, to = location.pathname) {
  if (!isOn()) return;
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ_MS);
  if (!document.hidden || !isPossible() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: text, tag: to });
    notice.onclick = () => {
      window.focus();
      if (to !== location.pathname) location.assign(to);
      notice.close();
    };
  } catch {
    // Some phones show notifications only through a service worker: the buzz, the sound and the title remain.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body: text, tag: to, data: new URL(to, location.href).href }));
  }
}
