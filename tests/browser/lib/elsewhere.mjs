// Another machine, as far as a browser can tell: a server in a network namespace of its own, at the other end of a cable.

import { execFileSync } from "node:child_process";
import { Server } from "./server.mjs";

const NAME = `sdadata-${process.pid}`;
const HERE = "10.213.7.1";
const THERE = "10.213.7.2";

const ip = (...words) => execFileSync("ip", words, { stdio: ["ignore", "pipe", "pipe"] });

/** A server at an address that is not this machine's own. Takes root. */
export async function serverElsewhere() {
  const [near, far] = [`near${process.pid}`, `far${process.pid}`];
  ip("netns", "add", NAME);
  process.once("exit", () => { try { ip("netns", "delete", NAME); } catch { /* it is gone already */ } });
  ip("link", "add", near, "type", "veth", "peer", "name", far, "netns", NAME);
  // An address of IPv6 would come by itself a second later, and a browser that sees its network change gives up what it is loading.
  ip("link", "set", near, "addrgenmode", "none");
  ip("-n", NAME, "link", "set", far, "addrgenmode", "none");
  ip("address", "add", `${HERE}/24`, "dev", near);
  ip("link", "set", near, "up");
  for (const words of [["address", "add", `${THERE}/24`, "dev", far], ["link", "set", far, "up"], ["link", "set", "lo", "up"]]) ip("-n", NAME, ...words);
  return Server.start({ listen: `${THERE}:8080`, within: ["ip", "netns", "exec", NAME] });
}
