/**
 * A toll: where a limit is hit, the server asks this browser to reckon for some seconds (proof of work), so that whoever is no
 * robot is let in all the same. What it reckons by runs beside the page, which stays as quick as it was.
 */
import type { Toll } from "../protocol/index.js";
import { usePaying } from "./paying.js";

/** Numbers that are tried at once: as many cores as there are may help. */
const AT_ONCE = 8;

/** Reckons out what the server asks for; the number that was found. */
export async function pay(ask: () => Promise<Toll>): Promise<string> {
  usePaying.setState({ paying: true });
  try {
    return String(await tollNumber(await ask()));
  } finally {
    usePaying.setState({ paying: false });
  }
}

export async function tollNumber({ salt, print, cost, most }: Toll): Promise<number> {
  for (let first = 0; first < most; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, most - first) }, (_, index) => first + index);
    const prints = await Promise.all(some.map((number) => printOf(number, bytesOf(salt), cost)));
    const found = prints.indexOf(print);
    if (found >= 0) return first + found;
  }
  throw new Error("No number has this print.");
}

async function printOf(number: number, salt: BufferSource, iterations: number): Promise<string> {
  const typed = new TextEncoder().encode(String(number));
  const key = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, 256);
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
