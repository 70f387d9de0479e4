/** A press on a card or a number only picks; a finger sees what a space brings before it is sent; Confirm says what it sends. */
import { readFileSync } from "node:fs";
import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Asked } from "../../protocol/index.js";
import { sceneOf } from "../../rules/scene.js";
import type { Drawn } from "../../table/drawing.js";
import { following, NOTHING, type Picked, pointer, refused } from "../../table/picking.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Hand } from "./Hand.js";
import { useHint } from "./hint.js";
import { Mark } from "./Mark.js";
import { BUILT } from "./pictured.js";
import { useSends } from "./sends.js";
import { useStep } from "./step.js";
import { Tiles } from "./Tiles.js";

const at = vi.hoisted(() => ({ screen: "desk" }));
vi.mock("../../table/screen.js", () => ({ useScreen: () => at.screen, useScreenForText: () => at.screen }));
afterEach(() => {
  at.screen = "desk";
});

const page = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const PAGES = ["../../words/flandern.en.ftl", "../../../src/guildtable/games/flandern/words/en.ftl"].map(page);
const WORDS = wordsFrom("en", PAGES, ["Anna", "Bert", "Clara"]);
const Speaking = ({ children }: { children: ReactNode }) => <SpeakingWith words={WORDS}>{children}</SpeakingWith>;

const ask = (why: string, paths: string[], outcome: Asked["offers"][number]["outcome"] = null): Asked => ({
  why,
  args: { card: "card:bruges", influence: 2 },
  least: 1,
  most: 1,
  offers: paths.map((path) => ({ path, count: 1, outcome })),
  barred: [],
});
const CHOOSE = ask("choose-cards", ["card:liege", "card:liege/influence:1", "card:liege/influence:2"]);
const PAYS = {
  id: "outcome-guild",
  args: { town: "town:bruges", value: 4, before: 0, after: 4, free: 9 },
};
const BUILD = ask("build", ["tile:blue-small-0/space:site-1-S1", "tile:blue-small-0/space:site-1-S2"], PAYS);

const acts = { point: vi.fn(), putBack: vi.fn(), answer: vi.fn() };
afterEach(() => vi.clearAllMocks());

function drawnWith(asked: Asked, picked: Picked): Drawn<"flandern"> {
  const scene = sceneOf<"flandern">(BUILT, 1);
  const players = [0, 1, 2].map((place) => ({ ...BUILT.players[place % 2]!, influence: 2 }));
  return {
    ...scene,
    view: { ...BUILT, players },
    me: 0,
    pointing: {
      asked,
      picked,
      of: (ref) => pointer(asked, picked, ref),
      following: following(asked, picked),
      refused: refused(asked, picked),
      ...acts,
    },
  };
}

const sends = (asked: Asked, picked: Picked) =>
  renderHook(() => useSends(drawnWith(asked, picked)), { wrapper: Speaking }).result.current;

describe("Confirm", () => {
  test("says which card is played, and how many influence cards go with it", () => {
    expect(sends(CHOOSE, NOTHING)).toBe("");
    expect(sends(CHOOSE, { chosen: [], prefix: ["card:liege"] })).toBe("Play Liège");
    expect(sends(CHOOSE, { chosen: ["card:liege/influence:1"], prefix: [] })).toBe("Play Liège + 1");
  });

  test("says of a space in which town that is", () => {
    expect(sends(BUILD, { chosen: ["tile:blue-small-0/space:site-1-S1"], prefix: [] })).toBe("Build in Bruges");
  });
});

describe("a number", () => {
  test("is picked with its card, and 0 is what one has without one", () => {
    const { rerender } = render(<Hand {...drawnWith(CHOOSE, { chosen: [], prefix: ["card:liege"] })} />, {
      wrapper: Speaking,
    });
    const zero = () => screen.getByRole("button", { name: /^0/ });
    expect(zero().getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(zero());
    fireEvent.click(screen.getByRole("button", { name: "Play with 1 influence card" }));
    expect(acts.answer).not.toHaveBeenCalled();
    expect(acts.point).toHaveBeenCalledWith("influence:1");
    rerender(<Hand {...drawnWith(CHOOSE, { chosen: ["card:liege/influence:1"], prefix: [] })} />);
    expect(zero().getAttribute("aria-pressed")).toBeNull();
    expect(screen.getByRole("button", { name: "Play with 2 influence cards" }).dataset.key).toBe("2");
    fireEvent.click(zero());
    expect(acts.putBack).toHaveBeenCalledWith("influence:1");
  });
});

describe("a space", () => {
  const picked = { chosen: ["tile:blue-small-0/space:site-1-S1"], prefix: [] };

  test("that is picked says in the bar what it brings", () => {
    const said = renderHook(() => useHint(drawnWith(BUILD, picked)), { wrapper: Speaking }).result.current;
    expect(said).toContain("small, Dyers (blue): Bruges");
    expect(said).toContain("would pay the Dyers (blue) 4 instead of 0");
  });

  test("is sent by the second press", () => {
    const { pointing } = drawnWith(BUILD, picked);
    const lit = { ref: "space:site-1-S1", state: "picked" as const, said: PAYS };
    render(
      <svg role="img" aria-label="plan">
        <Mark {...{ lit, pointing }} name="here" space="site-1-S1" className="" looks={{} as never}>
          {null}
        </Mark>
      </svg>,
    );
    fireEvent.click(screen.getByRole("button", { name: "here" }));
    expect(acts.answer).toHaveBeenCalledWith("tile:blue-small-0/space:site-1-S1");
    expect(acts.putBack).not.toHaveBeenCalled();
  });
});

test("on a phone the bar says, before a card is picked, what the golden card will do last", () => {
  at.screen = "phone";
  const drawn = drawnWith(CHOOSE, NOTHING);
  const said = (view: Partial<Drawn<"flandern">["view"]>) =>
    renderHook(() => useHint({ ...drawn, view: { ...drawn.view, ...view } }), { wrapper: Speaking }).result.current;
  expect(said({ own: { golden: "ypres" } } as never)).toBe("Your golden card comes last: Ypres.");
  expect(said({ own: null, golden_taken: true, starter: 2 })).toBe("Clara starts, and acts last with the golden card.");
});

describe("the question follows what is picked", () => {
  const step = (asked: Asked, picked: Picked) =>
    renderHook(() => useStep(drawnWith(asked, picked)), { wrapper: Speaking }).result.current;
  const hint = (asked: Asked, picked: Picked) =>
    renderHook(() => useHint(drawnWith(asked, picked)), { wrapper: Speaking }).result.current;

  test("with a card, it asks how many influence cards go with it", () => {
    expect(step(CHOOSE, NOTHING)).toBe("");
    expect(step(CHOOSE, { chosen: [], prefix: ["card:liege"] })).toBe("How many influence cards go with it?");
    const drawn = drawnWith(CHOOSE, { chosen: ["card:liege"], prefix: [] });
    const none = { ...drawn.view, players: drawn.view.players.map((one) => ({ ...one, influence: 0 })) };
    const said = renderHook(() => useStep({ ...drawn, view: none }), { wrapper: Speaking }).result.current;
    expect(said).toBe("Play Liège?");
  });

  test("with a tile, it asks for a space; with a space, it says what that brings", () => {
    expect(step(BUILD, { chosen: [], prefix: ["tile:blue-small-0"] })).toBe("On which space? 2 fit.");
    expect(step(BUILD, { chosen: ["tile:blue-small-0/space:site-1-S1"], prefix: [] })).toBe("");
  });

  test("on a phone it asks for a tile first, in few words, and does not say it twice", () => {
    at.screen = "phone";
    expect(step(BUILD, NOTHING)).toBe("Bruges: choose a tile to build.");
    expect(hint(BUILD, NOTHING)).toBe("");
    expect(hint(BUILD, { chosen: ["tile:blue-small-0/space:site-1-S1"], prefix: [] })).toMatch(/^Bruges worth 4/);
  });
});

test("a tile says the best that comes of it", () => {
  const better = { ...PAYS, args: { ...PAYS.args, after: 6 } };
  const offers = [BUILD.offers[0]!, { ...BUILD.offers[1]!, outcome: better }];
  render(<Tiles asked={{ ...BUILD, offers }} drawn={drawnWith(BUILD, NOTHING)} />, { wrapper: Speaking });
  expect(document.querySelector('[data-ref="tile:blue-small-0"] .brings')?.textContent).toBe("0 → 6 points");
});
