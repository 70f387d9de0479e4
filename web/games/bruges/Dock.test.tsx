/** Every question of the game can be answered in the dock, on a desk and on a phone. */
import { readFileSync } from "node:fs";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import type { BrugesView, Player } from "../../protocol/bruges.js";
import type { Asked, Shown } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { following, NOTHING, type Picked, point, pointer, putBack, refused, reply } from "../../table/picking.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Dock } from "./Dock.js";
import { Houses } from "./Houses.js";
import { useHint } from "./hint.js";
import { lookAway, useLook } from "./look.js";
import { PersonCard } from "./PersonCard.js";
import { useStep } from "./step.js";

const at = vi.hoisted(() => ({ screen: "desk" }));
vi.mock("../../table/screen.js", () => ({ useScreen: () => at.screen, useScreenForText: () => at.screen }));

const page = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const GAME = "../../../src/guildtable/games/bruges/words";
const PAGES = ["../../words/en.ftl", "../../words/bruges.en.ftl", `${GAME}/en.ftl`, `${GAME}/persons/en.ftl`].map(page);
const WORDS = wordsFrom("en", PAGES, ["Anna", "Bert"]);

const NONE = { blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 };
const seat = (guard_house: Player["guard_house"]): Player => ({
  guard_house,
  guilders: 5,
  points: 5,
  reputation: 0,
  workers: { ...NONE, red: 2 },
  threats: { ...NONE, blue: 2 },
  backs: [],
  returned: [],
  houses: [{ colour: "red", person: "mason", used: false, card: null }],
  canals: [
    { built: 1, colour: "red", price: 2 },
    { built: 0, colour: "blue", price: 1 },
  ],
  statues: [],
  majorities: [],
});
const VIEW: BrugesView = {
  round: 1,
  last_round: null,
  phase: "play",
  starter: 0,
  turn: 0,
  turns_left: 8,
  played: false,
  dice: { blue: 1, brown: 2, red: 3, purple: 4, yellow: 5 },
  step_price: 3,
  piles: [
    { cards: 9, top: "red" },
    { cards: 8, top: null },
  ],
  extra: { cards: 9, top: null },
  discards: [],
  statues: [2, 3],
  players: [seat("red"), seat("blue")],
  own: { hand: ["prince", "bard"], unseen: ["red"], drawn: [] },
};
const shown = {
  viewer: 0,
  view: VIEW,
  standing: [{ items: {} }, { items: {} }],
  asked: [0],
  answered: [],
} as unknown as Shown<BrugesView>;
const chair = { own: true, bot: false, away: false, here: true, asked: true, answered: false, points: 5 };
const chairs: Drawn["chairs"] = [
  { ...chair, seat: 0, name: "Anna", seal: "swan" },
  { ...chair, seat: 1, name: "Bert", seal: "bear", own: false },
];

const ask = (why: string, paths: string[], least = 1, most = 1): Asked => ({
  why,
  args: {},
  least,
  most,
  offers: paths.map((path) => ({ path, count: 1, outcome: null })),
  barred: [{ path: "card:prince/use:recruit", reason: { id: "barred-no-empty-house", args: {} } }],
});

/** The dock at a table that keeps what is picked; a whole answer is told. */
function Table({ asked, answered }: { asked: Asked; answered: (paths: string[]) => void }) {
  const [picked, setPicked] = useState<Picked>(NOTHING);
  const pick = (next: Picked) => {
    setPicked(next);
    const paths = reply(asked, next);
    if (paths && next.prefix.length === 0) answered(paths);
  };
  const pointing: Drawn["pointing"] = {
    asked,
    picked,
    of: (ref) => pointer(asked, picked, ref),
    following: following(asked, picked),
    refused: refused(asked, picked),
    point: (ref) => pick(point(asked, picked, ref)),
    putBack: (ref) => setPicked(putBack(picked, ref)),
    answer: () => undefined,
  };
  return (
    <SpeakingWith words={WORDS}>
      <Dock {...{ shown, view: VIEW, me: 0, chairs, pointing }} />
    </SpeakingWith>
  );
}

const QUESTIONS: Asked[] = [
  ask("choose-pile", ["pile:left", "pile:right"]),
  ask("advance", ["button:yes"], 0),
  ask("take-turn", [
    "card:prince/use:workers",
    "card:prince/use:canal/section:left",
    "card:prince/use:canal/section:right",
  ]),
  ask("take-turn", ["person:coachman/card:bard/as:blue/use:house", "person:coachman/card:bard/as:red/use:house"]),
  ask("take-turn", ["card:bard/use:recruit/house:red", "card:bard/use:recruit/house:blue", "person:mason"]),
  ask("take-turn", ["card:bard/use:guilders/die:red", "card:bard/use:guilders/die:blue"]),
  ask("after-card", ["person:mason"]),
  ask("plague", ["person:mason", "person:bard"]),
  ask("fire", ["house:red/person:mason", "house:red/person:bard", "house:blue", "section:left"]),
  ask("suffer-first", ["penalty:flood", "penalty:raid"]),
  ask("discard-cards", ["card:prince", "card:bard"]),
  ask("exchange-workers", ["worker:red/for:blue", "worker:red/for:brown"]),
  ask("inform-on", ["threat:blue/seat:1", "threat:red/seat:1"]),
  ask("pick-pocket", ["seat:1"]),
  ask("give-in", ["button:pay-guilders", "button:lose-point"]),
  ask("take-threat", ["threat:blue", "threat:red"]),
  ask("something-new", ["majority:people", "group:noble", "guard:red"]),
];

describe.each(["desk", "phone"])("on a %s", (where) => {
  test.each(QUESTIONS.flatMap((asked) => asked.offers.map(({ path }) => [asked.why, path, asked] as const)))(
    "%s can be answered by %s",
    (_why, path, asked) => {
      at.screen = where;
      const answered = vi.fn();
      render(<Table asked={asked} answered={answered} />);
      for (const ref of path.split("/")) {
        if (answered.mock.calls.length > 0) break;
        const thing = document.querySelector<HTMLElement>(`.bruges-dock [data-ref="${ref}"].is-open`);
        // A way without a fork may have been walked already.
        if (!thing) continue;
        fireEvent.click(thing);
      }
      expect(answered).toHaveBeenCalledWith([path]);
    },
  );
});

test.each(["desk", "phone"])("on a %s the end of a turn takes nobody's place or key: it is the bar's", (where) => {
  at.screen = where;
  render(<Table asked={ask("after-card", ["person:mason", "button:end-turn"])} answered={() => undefined} />);
  expect(document.querySelector('[data-ref="button:end-turn"]')).toBeNull();
  expect(document.querySelector<HTMLElement>('.choices [data-ref="person:mason"]')?.dataset.key).toBe("1");
});

test("of two houses of a colour only the empty one is lit to recruit into; where it burns, the one that is lived in, too", () => {
  at.screen = "desk";
  const houses = [
    { colour: "red" as const, person: "mason", used: false, card: null },
    { colour: "red" as const, person: null, used: false, card: null },
  ];
  const view = { ...VIEW, players: [{ ...VIEW.players[0]!, houses }, VIEW.players[1]!] };
  const lit = (asked: Asked, prefix: string[]) => {
    const picked = { chosen: [], prefix };
    const pointing = {
      asked,
      picked,
      of: (ref: string) => pointer(asked, picked, ref),
      following: following(asked, picked),
      refused: [],
    } as unknown as Drawn["pointing"];
    const { container, unmount } = render(
      <SpeakingWith words={WORDS}>
        <Houses {...{ shown, view, me: 0, chairs, pointing }} />
      </SpeakingWith>,
    );
    const found = [...container.querySelectorAll(".lot")].map((lot) => lot.matches(".is-open"));
    unmount();
    return found;
  };
  const recruit = ask("take-turn", ["card:bard/use:recruit/house:red", "card:bard/use:workers"]);
  expect(lit(recruit, ["card:bard"])).toEqual([false, true]);
  expect(lit(ask("fire", ["house:red/person:mason", "house:red"]), [])).toEqual([true, true]);
});

test("a card in full has no pop-over over what one decides by; a folded one has", () => {
  vi.useFakeTimers();
  const asked = QUESTIONS[2]!;
  const pointing = { asked, picked: NOTHING, of: (ref: string) => pointer(asked, NOTHING, ref) } as Drawn["pointing"];
  const lookedAt = (folded: boolean) => {
    const { container, unmount } = render(
      <SpeakingWith words={WORDS}>
        <PersonCard id="prince" pointing={pointing} number={1} folded={folded} />
      </SpeakingWith>,
    );
    const over = Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "mouse" });
    fireEvent(container.querySelector("button")!, over);
    vi.advanceTimersByTime(2000);
    const { person } = useLook.getState();
    unmount();
    lookAway();
    return person;
  };
  expect([lookedAt(false), lookedAt(true)]).toEqual([null, "prince"]);
  vi.useRealTimers();
});

test("a long name may be broken between its syllables where a card is folded, and is whole where it is not", () => {
  const pointing = { asked: null, picked: NOTHING, of: () => ({}) } as unknown as Drawn["pointing"];
  const named = (folded: boolean) => {
    const { container, unmount } = render(
      <SpeakingWith words={WORDS}>
        <PersonCard id="mathematician" pointing={pointing} number={null} folded={folded} />
      </SpeakingWith>,
    );
    const name = container.querySelector(".name")?.textContent;
    unmount();
    return name;
  };
  expect(named(true)?.split("\u00ad")).toEqual(["Ma", "the", "ma", "ti", "cian"]);
  expect(named(false)).toBe("Mathematician");
});

test("six uses stand in six fixed places, with the reason on what cannot be had", () => {
  at.screen = "desk";
  render(<Table asked={QUESTIONS[2]!} answered={() => undefined} />);
  fireEvent.click(document.querySelector<HTMLElement>('[data-ref="card:prince"]')!);
  const uses = within(screen.getByRole("group", { name: "Prince, six uses" })).getAllByRole("button");
  expect(uses.map((use) => use.dataset.key)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(uses[5]!.getAttribute("aria-disabled")).toBe("true");
  expect(uses[5]!.textContent).toContain("you have no empty house");
  expect(uses[3]!.textContent).toContain("left or right");
});

test("on a phone a chosen card is shown in full above its uses", async () => {
  at.screen = "phone";
  render(<Table asked={QUESTIONS[2]!} answered={() => undefined} />);
  fireEvent.click(document.querySelector<HTMLElement>('[data-ref="card:prince"]')!);
  expect(await screen.findByText(WORDS("text-prince"), { selector: ".person-full *" })).toBeTruthy();
});

test("on a phone what a chosen card does stands before its uses, and is heard once", async () => {
  at.screen = "phone";
  render(<Table asked={QUESTIONS[2]!} answered={() => undefined} />);
  fireEvent.click(document.querySelector<HTMLElement>('[data-ref="card:prince"]')!);
  const line = screen.getByText(WORDS("text-prince"), { selector: ".effect-line" });
  const uses = document.querySelector(".uses")!;
  expect(line.compareDocumentPosition(uses) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(line.getAttribute("aria-hidden")).toBe("true");
});

const Hint = (drawn: Drawn<"bruges">) => <p>{useHint(drawn)}</p>;

test("the bar says what the person of a lifted card does, as a folded hand does not; on a phone its sheet does", () => {
  const asked = QUESTIONS[2]!;
  const picked = { chosen: [], prefix: ["card:prince"] };
  const pointing = { asked, picked, following: following(asked, picked) } as unknown as Drawn["pointing"];
  const said = (where: string) => {
    at.screen = where;
    const { container, unmount } = render(
      <SpeakingWith words={WORDS}>
        <Hint {...{ shown, view: VIEW, me: 0, chairs, pointing }} />
      </SpeakingWith>,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(said("tablet")).toBe(`Prince: ${WORDS("text-prince")}`);
  expect(said("phone")).toBe("");
});

const Step = (drawn: Drawn<"bruges">) => <p>{useStep(drawn)}</p>;

test("the question follows what is picked: the card's use, and then the house it is recruited into", () => {
  const path = (house: string) => ({ path: `card:prince/use:recruit/house:${house}`, count: 1, outcome: null });
  const asked = { ...QUESTIONS[2]!, offers: [path("1"), path("2")], barred: [] };
  const step = (...prefix: string[]) => {
    const picked = { chosen: [], prefix };
    const pointing = {
      asked,
      picked,
      following: following(asked, picked),
      refused: [],
    } as unknown as Drawn["pointing"];
    const { container, unmount } = render(
      <SpeakingWith words={WORDS}>
        <Step {...{ shown, view: VIEW, me: 0, chairs, pointing }} />
      </SpeakingWith>,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(step()).toBe("");
  expect(step("card:prince")).toBe("Prince: how do you use the card?");
  expect(step("card:prince", "use:recruit")).toBe("Prince: into which house?");
});

test("where one draws the two piles stand in the dock, with what lies on top and their keys", () => {
  at.screen = "desk";
  render(<Table asked={QUESTIONS[0]!} answered={() => undefined} />);
  const piles = within(screen.getByRole("group", { name: "Piles" })).getAllByRole("button");
  expect(piles.map((pile) => pile.dataset.key)).toEqual(["1", "2"]);
  expect(piles[0]!.textContent).toContain("red on top, 9 cards");
  expect(document.querySelector(".choices")).toBeNull();
});
