/** The bar while the end of a round is read: it waits for nobody but the reader, and does not call anybody slow. */
import { readFileSync } from "node:fs";
import { act, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sceneOf } from "../rules/scene.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { EMPTY_MATCH } from "./matchState.js";
import { Prompt } from "./Prompt.js";
import { useToldRound } from "./roundEnd.js";
import { withhold } from "./soFar.js";
import { useTable } from "./tableStore.js";

const WORDS = wordsFrom("en", [readFileSync("words/en.ftl", "utf8")], ["Anna", "Lysbet"]);

afterEach(() => useToldRound.setState({ due: false, told: false }));

it("says that the round is over", () => {
  const drawn = sceneOf<"bruges">({} as never, 2);
  const shown = { ...drawn.shown, asked: [1], answered: [], waiting: null };
  useTable.setState({ match: { ...EMPTY_MATCH, seat: 0, shown: shown as never } });
  const { container } = render(
    <SpeakingWith words={WORDS}>
      <Prompt pointing={{ ...drawn.pointing, asked: null } as never} chairs={drawn.chairs} hint="" />
    </SpeakingWith>,
  );
  expect(container.textContent).toContain("Waiting for");
  act(() => useToldRound.setState({ due: true, told: true }));
  expect(container.textContent).toContain("The round is over");
  expect(container.textContent).not.toContain("Waiting for");
});

it("asks nothing of the next round while how this one ended still unfolds", () => {
  const drawn = sceneOf<"bruges">({} as never, 2);
  const asked = { why: "next-question", args: {}, offers: [], barred: [] };
  useTable.setState({ match: { ...EMPTY_MATCH, seat: 0, shown: drawn.shown as never } });
  const { container } = render(
    <SpeakingWith words={WORDS}>
      <Prompt pointing={{ ...drawn.pointing, asked } as never} chairs={drawn.chairs} hint="" />
    </SpeakingWith>,
  );
  act(() => {
    useToldRound.setState({ due: true, told: true });
    withhold([{ id: "loses", args: {} }]);
  });
  expect(container.textContent).toContain("The round is over");
  act(() => withhold([]));
  expect(container.textContent).not.toContain("The round is over");
});
