/** The dock at a desk: nothing in it moves when a tile is picked, and cards that cannot be played say why. */
import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Asked } from "../../protocol/index.js";
import { sceneOf } from "../../rules/scene.js";
import type { Drawn, Pointing } from "../../table/drawing.js";
import { following, NOTHING, type Picked, pointer, refused } from "../../table/picking.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Dock } from "./Dock.js";
import { BUILT } from "./pictured.js";

const at = vi.hoisted(() => ({ screen: "desk" }));
vi.mock("../../table/screen.js", () => ({ useScreen: () => at.screen, useScreenForText: () => at.screen }));
afterEach(() => {
  at.screen = "desk";
});

const page = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const PAGES = ["../../words/flandern.en.ftl", "../../../src/guildtable/games/flandern/words/en.ftl"].map(page);
const WORDS = wordsFrom("en", PAGES, ["Anna", "Bert", "Clara"]);

const BORDERS = { id: "barred-borders", args: { arms: "arms:blue" } };
const NO_SIDE = { id: "barred-no-long-side", args: {} };
const NOWHERE = { id: "barred-fits-nowhere", args: {} };
const BUILD: Asked = {
  why: "build",
  args: { card: "card:bruges" },
  least: 1,
  most: 1,
  offers: ["tile:grey-small-0/space:site-1-S1", "complete:site-1-M2"].map((path) => ({
    path,
    count: 1,
    outcome: null,
  })),
  barred: [
    { path: "tile:blue-small-0", reason: NOWHERE },
    { path: "tile:blue-small-0/space:site-1-S1", reason: BORDERS },
    { path: "tile:blue-large-0", reason: NOWHERE },
    { path: "tile:blue-large-0/space:site-1-L1", reason: NO_SIDE },
    { path: "tile:blue-medium-0", reason: NOWHERE },
    { path: "tile:blue-medium-0/space:site-1-M1", reason: NO_SIDE },
    { path: "tile:blue-medium-0/space:site-1-M4", reason: BORDERS },
  ],
};

const pointing = (asked: Asked | null, picked: Picked): Pointing => ({
  ...sceneOf<"flandern">(BUILT, 1).pointing,
  asked,
  picked,
  ...(asked && {
    of: (ref: string) => pointer(asked, picked, ref),
    following: following(asked, picked),
    refused: refused(asked, picked),
  }),
});

function dock(asked: Asked | null, picked: Picked = NOTHING, more: Partial<Drawn<"flandern">> = {}) {
  const drawn = { ...sceneOf<"flandern">(BUILT, 1), pointing: pointing(asked, picked), ...more };
  return render(
    <SpeakingWith words={WORDS}>
      <Dock {...drawn} />
    </SpeakingWith>,
  ).container;
}

describe("building", () => {
  test("what can be completed keeps its place when a tile is picked, and says what to do first", () => {
    const before = dock(BUILD);
    const places = (box: Element) => [...box.querySelectorAll(".offer")].map((one) => one.className.split(" ")[1]);
    expect(before.querySelector(".fl-completions.later")).toBeNull();
    const after = dock(BUILD, { chosen: [], prefix: ["tile:grey-small-0"] });
    expect(places(after)).toHaveLength(places(before).length);
    const complete = after.querySelector(".fl-completions.later .fl-complete");
    expect(complete?.getAttribute("aria-disabled")).toBe("true");
    expect(complete?.getAttribute("aria-label")).toContain("first put the tile back");
  });

  test("digits are for tiles until one is picked, then for spaces", () => {
    expect(dock(BUILD).querySelector('[data-key="1"]')?.getAttribute("data-ref")).toBe("tile:grey-small-0");
    expect(dock(BUILD, { chosen: [], prefix: ["tile:grey-small-0"] }).querySelector("[data-key]")).toBeNull();
  });

  test("what a tile brings on its one space is said once", () => {
    const args = { town: "town:bruges", value: 5, before: 1, after: 4, free: 2 };
    const offers = [{ path: "tile:grey-small-0/space:site-1-S1", count: 1, outcome: { id: "outcome-guild", args } }];
    const tile = dock({ ...BUILD, offers }).querySelector('[data-ref="tile:grey-small-0"]')!;
    expect(tile.querySelector(":scope > .sr")?.textContent).not.toContain("points");
    expect(tile.querySelector(".brings")?.textContent).toContain("points");
  });

  test("a tile that fits nowhere says why in a word", () => {
    const said = (tile: string, box: Element) => box.querySelector(`[data-ref="tile:${tile}"] small`)?.textContent;
    const box = dock(BUILD);
    expect(said("blue-small-0", box)).toBe("beside its own arms");
    expect(said("blue-large-0", box)).toBe("no long side on a district");
    expect(said("blue-medium-0", box)).toBe("beside its own arms");
  });
});

describe("building on a phone", () => {
  test("what fits nowhere is one line with the reason; what fits stands there", () => {
    at.screen = "phone";
    const box = dock({ ...BUILD, barred: [...BUILD.barred, { path: "tile:grey-large-0", reason: NOWHERE }] });
    const shown = [...box.querySelectorAll(".fl-group > .fl-row [data-ref]")].map((one) =>
      one.getAttribute("data-ref"),
    );
    expect(shown).toEqual(["tile:grey-small-0"]);
    expect(box.querySelector("details summary")?.textContent).toBe("1 tile fits nowhere");
    fireEvent.click(screen.getByRole("tab", { name: "Dyers" }));
    expect(box.querySelector("details summary")?.textContent).toBe(
      "3 tiles fit nowhere: beside its own arms; no long side on a district",
    );
    expect(box.querySelectorAll("details .unfit")).toHaveLength(3);
  });
});

describe("the hand", () => {
  const choose: Asked = { ...BUILD, why: "choose-cards", offers: [{ path: "card:bruges", count: 1, outcome: null }] };
  const press = () => fireEvent.click(screen.getByRole("button", { name: /^Pick up/i }));

  test("lies flat while no card can be played, and a press says why", () => {
    const view = { ...BUILT, phase: "centres" as const };
    const idle = dock({ ...BUILD, why: "lay-centre", offers: [], barred: [] }, NOTHING, { view } as never);
    expect(idle.querySelector(".fl-hand.idle")).not.toBeNull();
    expect(screen.getByRole("status").textContent).toBe("");
    press();
    expect(screen.getByRole("status").textContent).toBe("Cards are played when all centres lie.");
    // Digits belong to what is asked.
    expect(idle.querySelector("[data-key]")).toBeNull();
  });

  test("asks who has no influence cards left not how many", () => {
    const players = BUILT.players.map((player) => ({ ...player, influence: 0 }));
    const picked = { chosen: [], prefix: ["card:bruges"] };
    const view = { ...BUILT, players: [...players, ...players].slice(0, 3) };
    expect(dock(choose, picked).querySelector(".fl-influence small")?.textContent).toBe("how many go with it?");
    const box = dock(choose, picked, { view } as never);
    expect(box.querySelector(".fl-influence small")?.textContent).not.toBe("how many go with it?");
    // Picked whole, it can still be another card.
    const whole = dock(choose, { chosen: ["card:bruges"], prefix: [] }, { view } as never);
    expect(whole.querySelector('[data-key="1"]')?.getAttribute("data-ref")).toBe("card:bruges");
  });

  test("takes no room on a phone while centres are laid, or when all is over", () => {
    at.screen = "phone";
    const laying = { ...BUILD, why: "lay-centre", offers: [], barred: [] };
    const during = (phase: string) => dock(laying, NOTHING, { view: { ...BUILT, phase } } as never);
    expect(during("centres").querySelector(".fl-hand")).toBeNull();
    expect(during("over").querySelector(".fl-hand")).toBeNull();
    expect(during("act").querySelector(".fl-hand")).not.toBeNull();
  });

  test("and while others act it is the next round's", () => {
    dock(null, NOTHING, { view: { ...BUILT, players: Array(3).fill(BUILT.players[0]) } });
    press();
    expect(screen.getByRole("status").textContent).toBe("You play a card again in the next round.");
  });

  test("lies flat once its card of the turn is played, but for the pile, and says so", () => {
    const turn: Asked = { ...BUILD, why: "take-turn", offers: [{ path: "button:pile", count: 1, outcome: null }] };
    const players = Array(2).fill(BUILT.players[0]);
    const box = dock(turn, NOTHING, { view: { ...BUILT, players, acted: ["own"] }, me: 0 } as never);
    expect(box.querySelector(".fl-hand.idle .pile.is-open")).not.toBeNull();
    press();
    expect(screen.getByRole("status").textContent).toBe("You have played your card of this turn.");
    const first = dock({ ...turn, offers: choose.offers }, NOTHING, {
      view: { ...BUILT, players, acted: [] },
      me: 0,
    } as never);
    expect(first.querySelector(".fl-hand.idle")).toBeNull();
  });

  test("stands up when cards are chosen", () => {
    expect(dock(choose).querySelector(".fl-hand.idle")).toBeNull();
  });
});
