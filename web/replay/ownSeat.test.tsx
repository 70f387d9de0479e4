/** Whoever played a match finds their own face in its replay, and reads which seat was theirs. */
import { readFileSync } from "node:fs";
import { render, renderHook, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { chairsFor } from "../rules/scene.js";
import * as api from "../shell/api.js";
import { faceAt } from "../shell/playerNames.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { useOwnSeat } from "./ownSeat.js";
import { tableAt } from "./replayData.js";
import * as source from "./source.js";
import { Views } from "./Views.js";

vi.mock("../shell/api.js", { spy: true });
vi.mock("./source.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/shell.en.ftl", "words/book/replay.en.ftl"].map((path) => readFileSync(path, "utf8")),
);
const FRAME = { number: 0, shown: [{ standing: [] }] };
const REEL = {
  match: "m",
  game: "bruges",
  players: ["Anna", "Bert"],
  settings: {},
  winners: [],
  frames: [FRAME],
} as never;
const OWN = { seat: 1, player: "p1", portrait: null };

it("is found among one's finished games", async () => {
  vi.mocked(api.beenHere).mockReturnValue(true);
  vi.mocked(api.me).mockResolvedValue({ id: "p1", name: "Bert", portrait: null });
  vi.mocked(source.finishedByMe).mockResolvedValue([{ match: "m", seat: 1 }] as never);
  const { result } = renderHook(() => useOwnSeat("m"), {
    wrapper: ({ children }) => <SpeakingWith words={WORDS}>{children}</SpeakingWith>,
  });
  await waitFor(() => expect(result.current).toEqual(OWN));
});

it("has the face it had at the table; others' go by their names", () => {
  const table = tableAt(REEL, 0, OWN);
  expect(table.seats.map((seat) => faceAt(table, seat))).toEqual(["Anna", "p1"]);
});

it("is called so where seats are chosen", () => {
  render(
    <SpeakingWith words={WORDS}>
      <Views replay={REEL} chairs={chairsFor(2)} place={0} view={0} own={OWN} onView={() => undefined} />
    </SpeakingWith>,
  );
  expect(screen.getByText("Bert (you)")).toBeTruthy();
  expect(screen.getByText("Anna")).toBeTruthy();
});
