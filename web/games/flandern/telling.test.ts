/** What a scored town paid is told with whom it paid: the reader first, in every language. */
import { beforeEach, expect, test } from "vitest";
import type { Heard } from "../../protocol/index.js";
import type { Language } from "../../settings/languages.js";
import { linesOf } from "../../table/hearing.js";
import { EMPTY_MATCH, type PlayedStep } from "../../table/matchState.js";
import { sentenceOf } from "../../table/sentences.js";
import { useTable } from "../../table/tableStore.js";
import { turnsOf } from "../../table/turns.js";
import german from "../../words/flandern.de.ftl?raw";
import english from "../../words/flandern.en.ftl?raw";
import dutch from "../../words/flandern.nl.ftl?raw";
import { wordsFrom } from "../../words/words.js";
import { telling } from "./telling.js";

const TOWNS = "town-ypres = Ypres\ntown-ghent = Ghent\nguild-scores = { $town }: { $points }";
const CATALOGUES: Partial<Record<Language, string>> = { en: english, nl: dutch, de: german };
const inWords = (language: Language, me: number | null = 0) =>
  wordsFrom(language, [CATALOGUES[language]!, TOWNS], ["Anna", "Margriet", "Jan"], me);

const scored = (town: string, pays: Record<string, number>): Heard[] => [
  { id: "town-is-scored", args: { town: `town:${town}`, value: 12 } },
  ...Object.entries(pays).map(([guild, points]) => ({
    id: "guild-scores",
    args: { guild: `arms:${guild}`, town: `town:${town}`, districts: 1, masters: 0, points },
  })),
];
const step = (...events: Heard[]): PlayedStep => ({ seq: 4, kind: "reply", seat: 1, player: "", count: 0, events });
const turns = turnsOf(
  [step(...scored("ypres", { red: 12, grey: 6, blue: 4, green: 0 }), ...scored("ghent", { green: 9, blue: 0 }))],
  telling,
);

const sits = (seat: number | null) =>
  useTable.setState({
    match: {
      ...EMPTY_MATCH,
      seat,
      shown: { view: { players: [{ guild: "blue" }, { guild: "red" }, { guild: "green" }] } } as never,
    },
  });
beforeEach(() => sits(0));

test("each town is told by itself, with what everybody got", () => {
  const told = (language: Language) => turns.map((turn) => sentenceOf(inWords(language), turn, telling));
  expect(told("en")).toEqual([
    "Ypres scored, worth 12: you +4, Margriet +12.",
    "Ghent scored, worth 12: you nothing, Jan +9.",
  ]);
  expect(told("nl")[0]).toBe("Ypres gewaardeerd, 12 waard: jij +4, Margriet +12.");
  expect(told("de")[1]).toBe("Ghent gewertet, Wert 12: du nichts, Jan +9.");
});

test("whoever only watches is told who got most first", () => {
  sits(null);
  expect(sentenceOf(inWords("en", null), turns[0]!, telling)).toBe("Ypres scored, worth 12: Margriet +12, Anna +4.");
});

test("it is spoken once in few words, and before what each guild got in full", () => {
  const spoken = (moves: "brief" | "full") =>
    linesOf(turns[1]!, { words: inWords("en"), drawn: { me: 0 }, telling, hearing: undefined, moves } as never);
  const sentence = "Ghent scored, worth 12: you nothing, Jan +9.";
  expect(spoken("brief").map(({ text }) => text)).toEqual([sentence]);
  expect(spoken("full").map(({ text }) => text)).toEqual([sentence, "Ghent: 9", "Ghent: 0"]);
});
