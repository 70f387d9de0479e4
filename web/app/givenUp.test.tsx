/** Who ended a game by agreement plays again at a press; who closed a table before it began has nothing to play again. */
import { readFileSync } from "node:fs";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { TableState } from "../protocol/index.js";
import { EMPTY_MATCH } from "../table/matchState.js";
import { useTable } from "../table/tableStore.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { GivenUp } from "./GivenUp.js";

afterEach(cleanup);

const WORDS = wordsFrom("en", [readFileSync("words/shell.en.ftl", "utf8")]);
const person = (seat: number) => ({ seat, kind: "person" });
const empty = (seat: number) => ({ seat, kind: "empty" });

/** What would be said of playing again has come by then. */
const loaded = () => import("../words/book/record.en.ftl?raw");

async function offered(seat: number | null, seats: object[], rematch: string | null = null) {
  useTable.setState({ match: { ...EMPTY_MATCH, seat } });
  const table = { id: "t", game: "bruges", state: "ended", seats, rematch } as unknown as TableState;
  render(
    <SpeakingWith words={WORDS}>
      <GivenUp table={table} />
    </SpeakingWith>,
  );
  await screen.findByRole("link", { name: "To the home page" });
  return () => screen.queryAllByRole("button").map((button) => button.textContent);
}

it("offers to play again to those who played", async () => {
  const buttons = await offered(0, [person(0), person(1)]);
  await waitFor(() => expect(buttons()).toEqual(["Play again"]));
});

it("leads to the table that another has opened for it", async () => {
  const buttons = await offered(0, [person(0), person(1)], "next");
  await waitFor(() => expect(buttons()).toEqual(["Join the rematch"]));
});

it("offers nothing to who looked on, nor where nothing was played", async () => {
  const lookedOn = await offered(null, [person(0), person(1)]);
  await loaded();
  expect(lookedOn()).toEqual([]);
  cleanup();
  const neverBegan = await offered(0, [person(0), empty(1)]);
  await loaded();
  expect(neverBegan()).toEqual([]);
});
