/** The final scoring: towers in the table's order, and nothing that tells who has won before it is told. */
import { act, render, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableState } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { ANSWERS } from "./answers.js";
import type { Chair, Drawing, Drawn } from "./drawing.js";
import type { Ending } from "./ending.js";
import { Final } from "./Final.js";
import { useRaising } from "./raising.js";
import { Decided } from "./ScoreTable.js";
import { useVoice } from "./voice.js";

const WORDS = wordsFrom(
  "en",
  [
    "final-they = { $names } wins by { $lead }\nfinal-title = final scoring\nscore-a = houses\nscore-b = people\nfinal-sums = { $sums }.\nfinal-tower = { $name }: { $points } points\nfinal-storeys = Each is one category.\nflandern-storeys = Each is a town.",
  ],
  ["Anna", "Bert"],
  0,
);
const drawing = {
  scores: [
    { item: "a", icon: "house" },
    { item: "b", icon: "person" },
    { item: "nothing", icon: "points" },
  ],
  storey: () => null,
} as unknown as Drawing;
const drawn = {
  me: 0,
  chairs: [
    { seat: 0, name: "Anna", points: 7, seal: "swan", own: true },
    { seat: 1, name: "Bert", points: 12, seal: "bear", own: false },
  ],
  shown: { standing: [{ items: { a: 3, b: 4 } }, { items: { a: 2, b: 10 } }] },
} as unknown as Drawn;
const table = { id: "t", match: "m", game: "bruges", seats: [] } as unknown as TableState;

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.setState({ motion: "full" });
});
afterEach(() => vi.useRealTimers());

function scene(part: Ending["part"], at: TableState = table) {
  const tell = vi.fn();
  const shown = (now: Ending["part"]) => (
    <SpeakingWith words={WORDS}>
      <Final
        drawing={drawing}
        drawn={drawn}
        winners={[1]}
        table={at}
        ending={{ part: now, watched: true, tell }}
        onTable={() => undefined}
      />
    </SpeakingWith>
  );
  const { container, rerender } = render(shown(part));
  return { container, tell, become: (now: Ending["part"]) => rerender(shown(now)) };
}

const laid = (container: Element) => container.querySelectorAll(".storey[data-laid]").length;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("lays one category after another for all seats, and tells the result last", () => {
  const { container, tell, become } = scene("raise");
  const counts = [laid(container)];
  const named: (string | null | undefined)[] = [];
  for (let ms = 0; ms < 6000 && tell.mock.calls.length === 0; ms += 50) {
    pass(50);
    if (laid(container) !== counts.at(-1)) counts.push(laid(container));
    const name = container.querySelector(".counted")?.textContent;
    if (name !== named.at(-1)) named.push(name);
    expect(container.querySelector(".flag, .won, .sums, .decided")).toBe(null);
    expect(container.textContent).not.toContain("wins");
  }
  expect(counts).toEqual([0, 2, 4]);
  expect(named).toEqual(["Final scoring", "Houses", "People", "Final scoring"]);
  expect(tell).toHaveBeenCalledOnce();
  become("told");
  expect(container.querySelector("h1")?.textContent).toBe("Bert wins by 5");
  expect(container.querySelectorAll(".flag")).toHaveLength(1);
});

it("says of each number what it is", () => {
  const { become } = scene("raise");
  become("told");
  expect(
    useVoice
      .getState()
      .lines.slice(-3)
      .map(({ text }) => text),
  ).toEqual(["Bert wins by 5.", "Anna: 7 points. Houses 3, People 4.", "Bert: 12 points. Houses 2, People 10."]);
});

it("keeps the order of the seats, also in figures", () => {
  const { container } = scene("told");
  expect([...container.querySelectorAll(".tower .total")].map((total) => total.textContent)).toEqual(["7", "12"]);
  expect(container.querySelector("h1 + p")?.textContent).toBe("7 : 12. Each is one category.");
  expect(container.querySelectorAll("tbody tr")).toHaveLength(2);
});

it("has a place for each seat, where what is said there is seen", () => {
  const { container } = scene("told");
  expect(container.querySelector('[data-at="seat:1"]')?.textContent).toContain("Bert");
});

it("says what a storey is, where a game has its own", () => {
  const { container } = scene("told", { ...table, game: "flandern" });
  expect(container.querySelector("h1 + p")?.textContent).toBe("7 : 12. Each is a town.");
});

it("says what decided it between the winner and whoever looks, be they third", () => {
  const chairs = ["Anna", "Bert", "Cleo"].map((name, seat) => ({ seat, name, points: [3, 9, 6][seat] }) as Chair);
  const categories = [{ id: "a", icon: "house", name: "score-a", points: [3, 9, 6] } as const];
  const said = (me: number | null) =>
    render(
      <SpeakingWith words={wordsFrom("en", ["final-gain = { $winner } and { $next }"], [], 0)}>
        <Decided categories={categories} chairs={chairs} winners={[1]} me={me} />
      </SpeakingWith>,
    ).container.querySelector("span")?.textContent;
  expect(said(0)).toBe("Bert and Anna");
  expect(said(1)).toBe("Bert and Cleo");
  expect(said(null)).toBe("Bert and Cleo");
});

it("can be skipped from the start, and offers what comes after with the result, in a place it has had", () => {
  const { container, become } = scene("raise");
  expect(container.querySelector(".skip")).not.toBe(null);
  expect(container.querySelector("[inert] .btn.go")).not.toBe(null);
  become("told");
  expect(container.querySelector(".skip, [inert]")).toBe(null);
  expect(container.querySelector(".btn.go")).not.toBe(null);
});

it("has the focus at its bar when the towers come, and when the button that skipped them is gone", () => {
  const { container, become } = scene("raise");
  const bar = container.querySelector<HTMLElement>(".prompt")!;
  expect(document.activeElement).toBe(bar);
  expect(bar.getAttribute("aria-label")).toBe("Final scoring");
  container.querySelector<HTMLElement>(".skip")!.focus();
  become("told");
  expect(document.activeElement).toBe(bar);
});

it("tells on being asked what can be done now, each by its key", () => {
  const parent = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetParent")!;
  Object.defineProperty(HTMLElement.prototype, "offsetParent", { configurable: true, get: () => document.body });
  const { become } = scene("raise");
  const told = () => ANSWERS.o!({ words: WORDS, drawn: { ...drawn, pointing: {} }, match: { winners: [1] } } as never);
  expect(told()).toEqual(["spoken-over"]);
  become("told");
  expect(told()).toEqual(["spoken-over", "1: final-replay", "2: final-table", "3: final-rematch"]);
  Object.defineProperty(HTMLElement.prototype, "offsetParent", parent);
});

it.each([3, 5, 7, 9])("takes six to eight seconds to raise %i categories", (categories) => {
  const tell = vi.fn();
  renderHook(() => useRaising(categories, false, tell));
  let ms = 0;
  for (; tell.mock.calls.length === 0 && ms < 9000; ms += 50) pass(50);
  expect(ms).toBeGreaterThan(6000);
  expect(ms).toBeLessThan(8000);
});

it.each([
  ["begins at once against bots", ["person", "bot"], ["/api/tables/t/rematch", "/api/tables/next/start"]],
  ["waits for the others", ["person", "person"], ["/api/tables/t/rematch"]],
])("plays again, and %s", async (_, kinds, calls) => {
  const called: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    // The offer to keep one's games asks who one is, early or late: that is not the rematch's.
    if (method === "GET" || !url.startsWith("/api/tables/"))
      return Promise.resolve(new Response("{}", { status: 503 }));
    called.push(url);
    return Promise.resolve(new Response(JSON.stringify({ table: "next" }), { status: 200 }));
  });
  const { container } = scene("told", { ...table, seats: kinds.map((kind) => ({ kind })) } as TableState);
  const again = [...container.querySelectorAll("button")].find((button) => button.textContent === "final-rematch");
  await act(async () => again?.click());
  expect(called).toEqual(calls);
  vi.unstubAllGlobals();
});

it("says why there is no rematch", async () => {
  const refused = { type: "error", code: "too-many", text: "Too many tables: wait a little.", key: "", wait: 60 };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(refused), { status: 429 })));
  const { container } = scene("told");
  const again = [...container.querySelectorAll("button")].find((button) => button.textContent === "final-rematch");
  await act(async () => again?.click());
  expect(container.querySelector('[role="alert"]')?.textContent).toContain("new-failed");
  vi.unstubAllGlobals();
});
