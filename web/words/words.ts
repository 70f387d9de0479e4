/** Words: the shell's Fluent catalogue and a game's, in the reader's language. The same catalogues speak in the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../protocol/index.js";
import type { Language } from "../settings/languages.js";

export type Word = string | number | readonly string[];
export type Args = Readonly<Record<string, Word>>;

/** A piece of a sentence: plain text, or the name of something that can be pointed at, or of several things. */
export type Piece = string | { ref: string; name: string };

export interface Words {
  language: Language;
  /** A message by its id. */
  (id: string, args?: Args): string;
  say(message: Message | { id: string; args: Args }): string;
  /** The same with what it names marked, so that pointing at a name can show the thing. */
  pieces(message: { id: string; args: Args }): Piece[];
  /** What a ref is called. */
  name(ref: string): string;
  has(id: string): boolean;
  /** "Ada, Tom and Hendrik", as the language lists names; English as the British do, for the rest is written so too. */
  list(names: readonly string[]): string;
  /** The same words, and further pages. */
  and(catalogues: readonly string[]): Words;
}

/** What a game calls a thing at the table one looks at, where that is not in its catalogue: a space by the town it lies in. */
export type Called = (ref: string, words: Words) => string | null;

/** Marks around a name within a formatted sentence; no catalogue uses these letters. */
const OPEN = "\uE000";
const MID = "\uE001";
const SHUT = "\uE002";

/** A page of words is read once, whoever is called whatever at the table, and whatever further pages come to it. */
const read = new Map<string, FluentResource>();

function resourceOf(text: string): FluentResource {
  const resource = read.get(text) ?? new FluentResource(text);
  read.set(text, resource);
  return resource;
}

/**
 * Catalogues in order: later ones may use, and do not replace, what stands in earlier ones. A sentence about a seat may ask whose it
 * is: `$seat-is` is `you` where it is the reader's own. `$card-object` is the card as the object of the sentence: a name may have
 * that form as its attribute `object`. Several equal things are named by the attribute `several`.
 */
export function wordsFrom(
  language: Language,
  catalogues: readonly string[],
  players: readonly string[] = [],
  me: number | null = null,
  called: Called = () => null,
): Words {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const text of catalogues) bundle.addResource(resourceOf(text));

  const has = (id: string) => bundle.hasMessage(id);
  const isRef = (word: string) => {
    const [kind, which] = word.split(/:(.*)/s);
    if (which === undefined) return false;
    return kind === "seat" ? /^\d+$/.test(which) && Number(which) < players.length : has(`${kind}-${which}`);
  };
  const name = (ref: string): string => {
    const [kind, which = ""] = ref.split(/:(.*)/s);
    return kind === "seat"
      ? (players[Number(which)] ?? `${Number(which) + 1}`)
      : (called(ref, words) ?? format(`${kind}-${which}`, {}, false));
  };
  /** What it is called where something is done to it: in German not always the same. */
  const objectName = (ref: string): string => {
    const form = bundle.getMessage(ref.replace(":", "-"))?.attributes.object;
    return form ? bundle.formatPattern(form, {}, []) : name(ref);
  };
  /** Equal things: "2 red workers" if the name has a form for it, or "Agent 2 (twice)". */
  const several = (ref: string, count: number, naming: (ref: string) => string): string => {
    const form = bundle.getMessage(ref.replace(":", "-"))?.attributes.several;
    return form ? bundle.formatPattern(form, { count }, []) : format("repeated", { name: naming(ref), count }, false);
  };
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" });
  const word = (value: Word, marked: boolean, naming = name): FluentVariable => {
    const point = (refs: string, text: string) => (marked ? `${OPEN}${refs}${MID}${text}${SHUT}` : text);
    // A true minus: the languages' own tables have a hyphen.
    if (typeof value === "number") return value < 0 ? `−${-value}` : value;
    if (typeof value === "string") return isRef(value) ? point(value, naming(value)) : value;
    // Several spaces of a town are named once; equal things are counted.
    const alike = new Map<string, string[]>();
    for (const ref of value) {
      const key = called(ref, words) ?? ref;
      alike.set(key, [...(alike.get(key) ?? []), ref]);
    }
    const names = [...alike.values()].map((refs) => {
      const each = new Set(refs);
      const isCounted = each.size === 1 && refs.length > 1;
      return point([...each].join(" "), isCounted ? several(refs[0]!, refs.length, naming) : naming(refs[0]!));
    });
    return names.length > 0 ? list.format(names) : format("none", {}, false);
  };
  /** What names nothing is the same every time, and half of what a table says. */
  const plain = new Map<string, string>();
  const format = (id: string, args: Args, marked: boolean): string => {
    const known = plain.get(id);
    if (known !== undefined && isEmpty(args)) return known;
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) {
      // A page of words that was not fetched: nobody should read this, and every test of a page listens for it.
      console.warn(id);
      return id;
    }
    const variables = Object.fromEntries(
      Object.entries(args).flatMap(([key, value]): [string, FluentVariable][] => {
        const said: [string, FluentVariable] = [key, word(value, marked)];
        const isSeat = typeof value === "string" && value.startsWith("seat:");
        if (isSeat) return [said, [`${key}-is`, value === `seat:${me}` ? "you" : "other"]];
        return typeof value === "number" ? [said] : [said, [`${key}-object`, word(value, marked, objectName)]];
      }),
    );
    const said = bundle.formatPattern(pattern, variables, []);
    if (isEmpty(args)) plain.set(id, said);
    return said;
  };

  const speak = (id: string, args: Args = {}) => format(id, args, false);
  // A function has a name of its own, which can be replaced only in this way.
  Object.defineProperty(speak, "name", { value: name });
  const words = Object.assign(speak, {
    language,
    has,
    list: (names: readonly string[]) => list.format(names),
    say: (message: { id: string; args: Args }) => format(message.id, message.args, false),
    and: (more: readonly string[]) => wordsFrom(language, [...catalogues, ...more], players, me, called),
    pieces: (message: { id: string; args: Args }) => split(format(message.id, message.args, true)),
  }) as unknown as Words;
  return words;
}

const isEmpty = (args: Args) => Object.keys(args).length === 0;

function split(text: string): Piece[] {
  return text.split(new RegExp(`${OPEN}|${SHUT}`)).flatMap((part): Piece[] => {
    const [ref, name] = part.split(MID);
    return name === undefined ? (part ? [part] : []) : [{ ref: ref!, name }];
  });
}
