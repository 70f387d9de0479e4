/** A marker is seen to be won beside the board when how the round ended has been read, and not before. */
import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { sceneOf } from "../../rules/scene.js";
import { EMPTY_MATCH } from "../../table/matchState.js";
import { useToldRound } from "../../table/roundEnd.js";
import { useTable } from "../../table/tableStore.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Majorities } from "./Majorities.js";

const playing = (...majorities: string[]) => ({
  players: [{ reputation: 3, houses: [], canals: [], majorities }],
});

it("shows a marker as won after the panel has told it", () => {
  const drawn = sceneOf<"bruges">(playing("reputation") as never, 1);
  useTable.setState({ match: { ...EMPTY_MATCH, before: { view: playing() } as never } });
  useToldRound.setState({ due: true });
  const { container } = render(
    <SpeakingWith words={wordsFrom("en", [])}>
      <Majorities {...drawn} />
    </SpeakingWith>,
  );
  expect(container.querySelectorAll(".won")).toHaveLength(0);
  act(() => useToldRound.setState({ due: false }));
  expect(container.querySelectorAll(".won")).toHaveLength(1);
});
