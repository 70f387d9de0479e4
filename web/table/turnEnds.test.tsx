/** A turn that ends itself, and a lesson that would rather speak first. */
import { act, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";
import { useSettings } from "../settings/settings.js";
import type { Pointing } from "./drawing.js";
import { useTurnEndsItself } from "./EndTurn.js";
import { EMPTY_MATCH } from "./matchState.js";
import { useTable } from "./tableStore.js";

const END = "button:end-turn";

function Turn() {
  const asked = useTable(({ match }) => match.question === "1.print");
  const offers = asked ? [{ path: END }] : [{ path: "card:prince" }];
  useTurnEndsItself({ asked: { offers } } as unknown as Pointing, END);
  return null;
}

/** As a lesson does: what may be pointed at is decided with each question, when the table has been drawn. */
function Guide() {
  const question = useTable(({ match }) => match.question);
  useLayoutEffect(() => useTable.getState().allow(question === "1.print" ? [] : null), [question]);
  return null;
}

it.each([
  ["by itself", null, 1],
  ["not where a lesson takes hold as it is asked", <Guide key="guide" />, 0],
])("ends %s", (_, guide, times) => {
  const answer = vi.fn();
  useSettings.setState({ confirm: false });
  useTable.setState({ answer, allowed: null, listening: false, underWay: null, match: EMPTY_MATCH });
  render(
    <>
      <Turn />
      {guide}
    </>,
  );
  act(() => useTable.setState({ match: { ...EMPTY_MATCH, question: "1.print" } }));
  expect(answer).toHaveBeenCalledTimes(times);
});
