import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Saying } from "../protocol/index.js";
import { useBlocked } from "../settings/blocked.js";
import { EMPTY_MATCH } from "./matchState.js";
import { markRead } from "./readLines.js";
import { useTable } from "./tableStore.js";
import { Unread } from "./Unread.js";

const said = (id: number, seat: number | null, speaker: string): Saying =>
  ({ id, seat, speaker, name: speaker, text: "", at: 0, greeting: null, carried: false }) as Saying;
const hear = (...chat: Saying[]) => useTable.setState({ table: "t", match: { ...EMPTY_MATCH, seat: 0, chat } });
const shown = () => render(<Unread />).container.textContent;

beforeEach(() => useBlocked.setState({ at: {} }));
afterEach(cleanup);

it("counts what others said and was not seen, also over a closed page", () => {
  hear(said(1, 1, "b"), said(2, 0, "me"), said(3, null, "c"));
  expect(shown()).toBe("2");
  act(markRead);
  expect(shown()).toBe("");
  hear(said(1, 1, "b"), said(2, 0, "me"), said(3, null, "c"), said(4, 1, "b"));
  expect(shown()).toBe("1");
  expect(localStorage.getItem("guildtable-read")).toContain('"t":3');
});

it("whom one has blocked says nothing unread", () => {
  useBlocked.getState().block("t", "c");
  hear(said(5, null, "c"));
  expect(shown()).toBe("");
});
