/** Who comes back finds every way to learn, what is done as done, and no heading above nothing. */
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { noteDone, noteLesson } from "../lesson/myLessons.js";
import type { MyTable } from "../protocol/index.js";
import * as source from "../replay/source.js";
import * as api from "../shell/api.js";
import { SHELF } from "../shell/games.js";
import { useMyTables } from "../shell/myTables.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { FinishedGames } from "./FinishedGames.js";
import { MyTables } from "./MyTables.js";
import { Shelf } from "./Shelf.js";

vi.mock("../shell/api.js", { spy: true });
vi.mock("../replay/source.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/shell.en.ftl", "words/book/home.en.ftl", "words/games.en.ftl"].map((path) =>
    readFileSync(path, "utf8"),
  ),
);
const LESSON = {
  table: { id: "lesson", game: SHELF[0], state: "playing", created: 1_700_000_000, seats: [] },
  seat: 0,
  asked: true,
  left: null,
} as never as MyTable;

beforeEach(() => {
  localStorage.clear();
  vi.mocked(api.beenHere).mockReturnValue(true);
  vi.mocked(source.finishedByMe).mockResolvedValue([]);
});

const come = (...tables: MyTable[]) => {
  useMyTables.setState({ tables, failed: false });
  render(
    <SpeakingWith words={WORDS}>
      <MyTables guest={false} />
      <FinishedGames guest={false} />
      <Shelf />
    </SpeakingWith>,
  );
  return (name: string) => within(screen.getByRole("region", { name: new RegExp(name) }));
};

it("every game keeps its lesson and its rules", () => {
  const games = come(LESSON)("The games");
  expect(games.getAllByRole("button", { name: /First lesson/ })).toHaveLength(SHELF.length);
  expect(games.getAllByRole("link", { name: /Rules/ })).toHaveLength(SHELF.length);
});

it("a lesson under way waits", () => {
  noteLesson("lesson");
  expect(come(LESSON)("Waiting").getByText(/Go on where you stopped/)).toBeTruthy();
});

it("a lesson that is done waits for nobody, and stands with what is finished", () => {
  noteLesson("lesson");
  noteDone("lesson", SHELF[0]!);
  const region = come(LESSON);
  expect(region("Waiting").getByText("No table waits for you.")).toBeTruthy();
  expect(region("Finished").getByText(/Done\. You know the game/)).toBeTruthy();
});

it("nothing finished yet: it says what would stand there", async () => {
  come();
  expect(await screen.findByText("No game finished yet.")).toBeTruthy();
});
