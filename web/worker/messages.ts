/** What the page and its worker say to each other, and what a call brings. */

/** A new version stands ready: it may take over now. Or: keep this language's words too. */
export type ToWorker = { kind: "take-over" } | { kind: "speak"; language: string };

/** Somebody has pressed a call: go there. */
export interface ToPage {
  kind: "go";
  url: string;
}

/** A call as the server sends it. */
export interface Call {
  title: string;
  body: string;
  url: string;
  tag: string;
  /** How many tables wait in all. */
  waiting: number;
}

/** At the end of an address: whoever comes by a call is taken to what is asked. */
export const ASKED = "#asked";

/** What could be read of a call. A call that cannot be read is shown all the same: a browser takes silence amiss. */
export function callFrom(text: string): Call {
  let said: Partial<Record<keyof Call, unknown>>;
  try {
    said = Object(JSON.parse(text));
  } catch {
    said = {};
  }
  const word = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    title: word(said.title) || "Guildtable",
    body: word(said.body),
    url: word(said.url) || "/",
    tag: word(said.tag) || "guildtable",
    waiting: typeof said.waiting === "number" ? said.waiting : 0,
  };
}

/** Where a call leads: a place of this site, never another's. */
export function ownPlace(url: string, home: string): string {
  try {
    const place = new URL(url, home);
    return place.origin === new URL(home).origin ? place.pathname + place.search : "/";
  } catch {
    return "/";
  }
}
