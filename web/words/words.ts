/** Words: the shell's Fluent catalogue and a game's, in the reader's language. The same catalogues speak in the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../protocol/index.js";

export const LANGUAGES = ["en", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Word = string | number | readonly string[];
export type Args = Readonly<Record<string, Word>>;

/** A piece of a sentence: plain text, or the name of something that can be pointed at. */
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
  /** The same words, and further pages. */
  and(catalogues: readonly string[]): Words;
}

/** Marks around a name within a formatted sentence; no catalogue uses these letters. */
const OPEN = "\uE000";
const MID = "\uE001";
const SHUT = "\uE002";

/** Catalogues in order: later ones may use, and do not replace, what stands in earlier ones. */
export function wordsFrom(language: Language, catalogues: readonly string[], players: readonly string[] = []): Words {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text));

  const has = (id: string) => bundle.hasMessage(id);
  const isRef = (word: string) => {
    const [kind, which] = word.split(/:(.*)/s);
    if (which === undefined) return false;
    return kind === "seat" ? /^\d+$/.test(which) && Number(which) < players.length : has(`${kind}-${which}`);
  };
  const name = (ref: string): string => {
    const [kind, which = ""] = ref.split(/:(.*)/s);
    return kind === "seat" ? (players[Number(which)] ?? `${Number(which) + 1}`) : format(`${kind}-${which}`, {}, false);
  };
  const named = (ref: string, marked: boolean) => (marked ? `${OPEN}${ref}${MID}${name(ref)}${SHUT}` : name(ref));
  const word = (value: Word, marked: boolean): FluentVariable => {
    // A true minus: the languages' own tables have a hyphen.
    if (typeof value === "number") return value < 0 ? `−${-value}` : value;
    if (typeof value === "string") return isRef(value) ? named(value, marked) : value;
    const counted = new Map<string, number>();
    for (const ref of value) counted.set(ref, (counted.get(ref) ?? 0) + 1);
    const names = [...counted].map(([ref, n]) => named(ref, marked) + (n === 1 ? "" : ` ×${n}`));
    return names.length > 0 ? names.join(", ") : format("none", {}, false);
  };
  const format = (id: string, args: Args, marked: boolean): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const variables = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, word(value, marked)]));
    return bundle.formatPattern(pattern, variables, []);
  };

  const speak = (id: string, args: Args = {}) => format(id, args, false);
  // A function has a name of its own, which can be replaced only in this way.
  Object.defineProperty(speak, "name", { value: name });
  return Object.assign(speak, {
    language,
    has,
    say: (message: { id: string; args: Args }) => format(message.id, message.args, false),
    and: (more: readonly string[]) => wordsFrom(language, [...catalogues, ...more], players),
    pieces: (message: { id: string; args: Args }) => split(format(message.id, message.args, true)),
  }) as unknown as Words;
}

function split(text: string): Piece[] {
  return text.split(new RegExp(`${OPEN}|${SHUT}`)).flatMap((part): Piece[] => {
    const [ref, name] = part.split(MID);
    return name === undefined ? (part ? [part] : []) : [{ ref: ref!, name }];
  });
}
