/**
 * The little that a rule's text may have besides paragraphs. A line is a block; what it begins with says which kind:
 * `- ` a point of a list, `1. ` a numbered one, `| ` a row of a table (the first is its head), `> ` an example. What no rulebook says is
 * told apart by where it comes from: `~ ` a ruling of ours where it is silent, `! ` one against its letter, with the reason, `^ ` a fact
 * from outside the rulebooks, `% ` what is reconstructed.
 * Within a line `_…_` is stressed, and `#canals` is the title of another section, linked.
 */
export type Kind = "paragraph" | "list" | "numbered" | "table" | "example" | RuleOrigin;
export type RuleOrigin = "silent" | "against" | "outside" | "reconstructed";

export interface TextBlock {
  kind: Kind;
  lines: readonly string[];
}

const MARKS: readonly (readonly [Kind, RegExp])[] = [
  ["list", /^- /],
  ["numbered", /^\d+\. /],
  ["table", /^\| /],
  ["example", /^> /],
  ["silent", /^~ /],
  ["against", /^! /],
  ["outside", /^\^ /],
  ["reconstructed", /^% /],
];
/** Lines of these kinds that follow each other belong together. */
const GATHERED: readonly Kind[] = ["list", "numbered", "table", "silent", "against", "outside", "reconstructed"];

export function blocksOf(text: string): TextBlock[] {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  for (const line of text.split("\n").filter((one) => one.trim())) {
    const [kind, mark] = MARKS.find(([, begins]) => begins.test(line)) ?? (["paragraph", /^/] as const);
    const said = line.replace(mark, "");
    const last = blocks.at(-1);
    if (last?.kind === kind && GATHERED.includes(kind)) last.lines.push(said);
    else blocks.push({ kind, lines: [said] });
  }
  return blocks;
}

export const cellsOf = (row: string): string[] => row.split("|").map((cell) => cell.trim());

/** A piece of a line: plain, stressed, or the id of a section. */
export type Bit = string | { stressed: string } | { section: string };

export const bitsOf = (line: string): Bit[] =>
  line
    .split(/(_[^_]+_|#[a-z][a-z-]*)/)
    .filter(Boolean)
    .map((bit) =>
      bit.startsWith("_") && bit.length > 2
        ? { stressed: bit.slice(1, -1) }
        : /^#[a-z]/.test(bit)
          ? { section: bit.slice(1) }
          : bit,
    );
