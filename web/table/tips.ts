/** What a tip tells at each of its steps: where to look, two answers to think about, the best of them. */
import type { Asked, Message, Tip } from "../protocol/index.js";
import { call } from "../shell/api.js";

export type Option = Tip["options"][number];

/** What a strong bot would do now; only where all others are bots. */
export const tipAt = (table: string) => call<Tip>("POST", `/tables/${table}/tip`, {});

/** Nobody can tell answers apart that differ by less, in shares of winning. */
const SAME = 0.03;

/** The refs by which the best few answers differ first, in the order in which they are offered: it tells nothing of which is best. */
export function worthALook(asked: Asked, options: readonly Option[]): string[] {
  const rest = options.map(({ reply }) =>
    (reply.find((path) => !options.every((other) => other.reply.includes(path))) ?? reply[0] ?? "").split("/"),
  );
  const refsAt = (depth: number) => rest.map((path) => path[depth] ?? path.at(-1)!);
  const deepest = Math.max(...rest.map((path) => path.length));
  let depth = 0;
  while (depth < deepest - 1 && new Set(refsAt(depth)).size === 1) depth += 1;
  const found = new Set(options.length > 1 ? refsAt(depth) : refsAt(0));
  const offered = asked.offers.flatMap(({ path }) => path.split("/"));
  return [...new Set(offered)].filter((ref) => found.has(ref));
}

/** The two best, in the order in which they are offered. */
export function toThinkAbout(asked: Asked, options: readonly Option[]): Option[] {
  const place = ({ reply }: Option) => asked.offers.findIndex(({ path }) => path === reply[0]);
  return options.slice(0, 2).sort((one, other) => place(one) - place(other));
}

export const areAlike = ([best, second]: readonly Option[]): boolean => !!best && !!second && second.behind < SAME;

/** What would come of an answer, where the question says so. */
export const outcomeOf = (asked: Asked, { reply }: Option): Message | null =>
  (reply.length === 1 && asked.offers.find(({ path }) => path === reply[0])?.outcome) || null;

/** How many steps there are: where one answer is plainly best there are no two to think about. */
export const stepsOf = (options: readonly Option[]): number => Math.min(options.length, 2) + 1;
