/** How a round ended is read beside the board when its panel has told it, and not before. */
import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Heard } from "../../protocol/index.js";
import { sceneOf } from "../../rules/scene.js";
import { EMPTY_MATCH, type PlayedStep } from "../../table/matchState.js";
import { useToldRound } from "../../table/roundEnd.js";
import { useTable } from "../../table/tableStore.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { PICTURED } from "./pictured.js";
import { Report } from "./Report.js";

const events: Heard[] = [
  { id: "round-begins", args: { round: 1 } },
  { id: "loses", args: { seat: "seat:0", capital: "capital:agent", cards: ["card:agent-5"] } },
  { id: "round-begins", args: { round: 2 } },
];

it("waits until how the round ended has been read", () => {
  const steps: PlayedStep[] = [{ seq: 1, kind: "reply", seat: 0, events, player: "", count: 0 }];
  useTable.setState({ match: { ...EMPTY_MATCH, steps } });
  useToldRound.setState({ due: true });
  const drawn = sceneOf<"capital-lux">({ ...PICTURED, phase: "choose", round: 2 }, 2);
  const { container } = render(
    <SpeakingWith words={wordsFrom("en", [])}>
      <Report {...drawn} />
    </SpeakingWith>,
  );
  expect(container.querySelector(".lux-report")).toBeNull();
  act(() => useToldRound.setState({ due: false }));
  expect(container.querySelectorAll(".lux-report > li")).toHaveLength(1);
});
