/** What is spoken of a whole game, from its first card to its end: the golden game of each, as its first seat is told it. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useCalledSpaces } from "../games/flandern/called.js";
import type { TownView } from "../protocol/flandern.js";
import { GAME_NAMES, type GameName, type Reel } from "../protocol/index.js";
import { matchAt } from "../replay/replayData.js";
import { type SpokenMoves, useSettings } from "../settings/settings.js";
import type { Drawing } from "../table/drawing.js";
import { drawingOf } from "../table/drawings.js";
import { Herald } from "../table/Herald.js";
import { hearingOf } from "../table/hearings.js";
import { EMPTY_MATCH } from "../table/matchState.js";
import { usePointing } from "../table/pointing.js";
import { useTable } from "../table/tableStore.js";
import { useChairs } from "../table/useChairs.js";
import { useVoice } from "../table/voice.js";
import { Speaking } from "../words/Speaking.js";

const PLAYERS = ["You", "Joris", "Margriet"];

const reelOf = (game: GameName): Reel =>
  JSON.parse(gunzipSync(readFileSync(`../tests/golden/${game}/3-players-03.reel`)).toString());

const NO_TOWNS: readonly TownView[] = [];

function Listener({ drawing }: { drawing: Drawing }) {
  const shown = useTable((store) => store.match.shown);
  const chairs = useChairs();
  const pointing = usePointing();
  const towns = (shown?.view as { towns?: TownView[] } | undefined)?.towns;
  useCalledSpaces(towns ?? NO_TOWNS);
  return shown && <Herald drawing={drawing} drawn={{ shown, view: shown.view, me: 0, chairs, pointing }} />;
}

/** All that is spoken of a game, line by line; at a moment of it one may ask. */
async function heard(game: GameName, moves: SpokenMoves, ask?: { at: number; letters: string }): Promise<string[]> {
  const reel = reelOf(game);
  reel.players = PLAYERS;
  const lines = new Map<number, string>();
  const stop = useVoice.subscribe((voice) => {
    for (const { id, text } of voice.lines) lines.set(id, text);
  });
  useSettings.setState({ moves, motion: "off", language: "en" });
  const drawing = await drawingOf(game);
  await hearingOf(game);
  const show = (place: number) =>
    act(async () => {
      const match = matchAt(reel, place, 0);
      // A table has a print for each question; here its moment is one.
      const question = match.shown?.question ? `${place}` : "";
      useTable.setState({ table: "told", match: { ...match, question } });
    });
  await show(0);
  render(
    <Speaking game={game} players={PLAYERS} me={0}>
      <Listener drawing={drawing} />
    </Speaking>,
  );
  await screen.findByRole("log");
  for (let place = 1; place < reel.frames.length; place++) {
    await show(place);
    if (place !== ask?.at) continue;
    act(() => useVoice.setState({ lines: [] }));
    lines.clear();
    for (const key of ask.letters) fireEvent.keyDown(window, { key });
    break;
  }
  stop();
  return [...lines.values()];
}

beforeEach(() => {
  useVoice.setState({ lines: [] });
  // Whoever listens knows the keys.
  localStorage.setItem("guildtable-keys-told", "3");
});
afterEach(() => useTable.setState({ table: "", match: EMPTY_MATCH }));

describe.each(GAME_NAMES)("%s", (game) => {
  it.each(["brief", "full"] as const)("is spoken from beginning to end, %s", async (moves) => {
    const lines = await heard(game, moves);
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`spoken/${game}.${moves}.txt`);
  });

  it("answers every letter in the middle of the game", async () => {
    const asked = reelOf(game).frames.findIndex(
      ({ shown }, place) => place > 60 && (shown[0]?.question?.offers.length ?? 0) > 1,
    );
    const lines = await heard(game, "off", { at: asked, letters: "lsthnow" });
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`spoken/${game}.letters.txt`);
  });

  it("is only asked for, where moves are not wanted", async () => {
    const lines = await heard(game, "off");
    expect(lines.join("\n")).not.toMatch(/(Joris|Margriet) (played|built|took|received)/);
    expect(lines.length).toBeGreaterThan(20);
  });
});
