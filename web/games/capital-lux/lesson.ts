/** Capital Lux: a round with every action once. What a card must be is looked for in the hand: the bot plays as it likes. */

import { colourClass } from "../../design/colours.js";
import { isUnpicked, type LessonScene, type LessonScript, othersOf, type Remarks } from "../../lesson/script.js";
import type { Profession } from "../../protocol/capital-lux.js";
import { COLOUR } from "./professions.js";
import { reckoningOf } from "./reckoning.js";

type Lux = LessonScene<"capital-lux">;

const professionOf = (face: string) => face.split("-")[0] as Profession;
const worth = (face: string) => Number(face.split("-")[1]);
const byValue = (faces: readonly string[]) => [...faces].sort((a, b) => worth(b) - worth(a));

const isAsked = ({ asked }: Lux, ...whys: string[]) => asked !== null && whys.includes(asked.why);
const isTurn = (scene: Lux) => isAsked(scene, "play-card", "play-last-card");
const inHand = ({ view }: Lux, profession: Profession) =>
  byValue(view.own?.hand ?? []).findLast((face) => professionOf(face) === profession);

/** Of each of these professions the lowest card of the packet, then whatever is highest: always two. */
function twoOf({ view }: Lux, ...wanted: Profession[]): string[] {
  const packet = byValue(view.own?.packet ?? []);
  const found = wanted.flatMap((profession) => packet.findLast((face) => professionOf(face) === profession) ?? []);
  return [...new Set([...found, ...packet])].slice(0, 2).map((face) => `card:${face}`);
}

/** The highest card that fits under its limit in the own hometown, whatever hidden modifiers say. */
function fitting({ view, me }: Lux): string | undefined {
  return byValue(view.own?.hand ?? []).find((face) => {
    const place = view.halls.findIndex((hall) => hall.profession === professionOf(face));
    return worth(face) + view.players[me]!.hometown[place]!.total <= view.halls[place]!.limit.low;
  });
}

/** A good modifier goes where most of the hand belongs, a bad one where least does. */
function placeOf({ view }: Lux): Profession {
  const held = (profession: Profession) =>
    (view.own?.hand ?? [])
      .filter((face) => professionOf(face) === profession)
      .reduce((sum, face) => sum + worth(face), 0);
  const halls = view.halls.map((hall) => hall.profession).sort((a, b) => held(b) - held(a));
  return (view.own?.drawn ?? 0) > 0 ? halls[0]! : halls.at(-1)!;
}

/** What the lowest card of a hall would be worth at home, if it fits there once it has left the capital; by how much not, if not. */
function worthTaking({ view, me }: Lux, profession: Profession): number {
  const place = view.halls.findIndex((hall) => hall.profession === profession);
  const { cards, limit } = view.halls[place]!;
  const value = Math.min(...cards);
  const over = view.players[me]!.hometown[place]!.total + value - (limit.low - value);
  return over <= 0 ? value : -over;
}

/** Whom the Cleric takes best: the highest that fits, or else what is least over. */
function takenBy(scene: Lux): string {
  const refs = scene.asked?.offers.map((offer) => offer.path) ?? [];
  const worthOf = (ref: string) => worthTaking(scene, ref.replace("capital:", "") as Profession);
  return [...refs].sort((a, b) => worthOf(b) - worthOf(a))[0] ?? "";
}

/** A Cleric is better kept until somebody can be fetched who fits; but not to the last card. */
const isTimeFor = (scene: Lux, profession: Profession) =>
  profession !== "cleric" ||
  (scene.view.own?.hand.length ?? 0) < 3 ||
  (["agent", "scholar", "merchant"] as const).some((other) => worthTaking(scene, other) > 0);

/** Two cards, called one after the other. */
const named = ([first = "", second = ""]: string[]) => ({ first, second });

/** In how many professions there is room at home, whatever hidden modifiers say. */
const roomy = ({ view, me }: Lux) =>
  view.halls.filter(({ limit }, place) => limit.low > view.players[me]!.hometown[place]!.total).length;

/** Where the learner was over a limit and had too little gold to be asked: by how much, and with how much gold. */
function unsaved({ view, me, steps }: Lux): { hall: string; over: number; gold: number } {
  const columns = reckoningOf(steps, view, [])?.columns ?? [];
  const lost = columns.flatMap(({ profession, checks }) =>
    checks
      .filter(({ seat, fate, over, gold }) => seat === me && fate === "loses" && over > gold)
      .map(({ over, gold }) => ({ hall: `capital:${profession}`, over, gold })),
  );
  return lost[0] ?? { hall: "", over: 0, gold: 0 };
}

/** The column of the panel that shows best what a check is: where the learner lost, or somebody was over, or a modifier counted. */
function checkedIn({ view, steps, me }: Lux): string[] {
  const columns = reckoningOf(steps, view, [])?.columns ?? [];
  const best =
    columns.find(({ checks }) => checks.some(({ seat, fate }) => seat === me && fate !== "fits")) ??
    columns.find(({ checks }) => checks.some(({ fate }) => fate !== "fits")) ??
    columns.find(({ modifiers }) => modifiers.length > 0);
  return best ? [`.lux-end-column.${colourClass(COLOUR[best.profession])}`] : [".lux-end .columns"];
}

const toCapital = (profession: Profession) => ({
  id: `lux-${profession}`,
  when: (scene: Lux) => isTurn(scene) && inHand(scene, profession) !== undefined && isTimeFor(scene, profession),
  must: (scene: Lux) => [`card:${inHand(scene, profession)}`, "to:capital"],
  args: (scene: Lux) => ({ card: `card:${inHand(scene, profession)}` }),
});

export const script: LessonScript<"capital-lux"> = [
  { id: "lux-welcome", when: ({ view }) => view.round === 1, args: (scene) => ({ others: othersOf(scene) }) },
  { id: "lux-limit", when: ({ view }) => view.round === 1, about: () => [".lux-hall"], read: "b" },
  {
    id: "lux-keep",
    when: (scene) => isAsked(scene, "choose-cards") && scene.view.phase === "choose",
    must: (scene) => twoOf(scene, "agent", "scholar"),
    args: (scene) => named(twoOf(scene, "agent", "scholar")),
  },
  {
    id: "lux-keep-again",
    when: (scene) => isAsked(scene, "choose-cards") && scene.view.phase === "choose-again",
    must: (scene) => twoOf(scene, "merchant", "cleric"),
    args: (scene) => named(twoOf(scene, "merchant", "cleric")),
  },
  {
    id: "lux-hometown",
    when: ({ view }) => view.phase === "play",
    about: () => [".lux-cell.own"],
    read: "h",
    args: (scene) => ({ roomy: roomy(scene) }),
  },
  toCapital("scholar"),
  toCapital("merchant"),
  toCapital("agent"),
  {
    id: "lux-modifier",
    when: (scene) => isAsked(scene, "place-modifier"),
    must: (scene) => [`capital:${placeOf(scene)}`],
    args: (scene) => ({ hall: `capital:${placeOf(scene)}`, good: (scene.view.own?.drawn ?? 0) > 0 ? "yes" : "no" }),
  },
  toCapital("cleric"),
  {
    id: "lux-take",
    after: "lux-cleric",
    when: (scene) => isAsked(scene, "take-from-capital"),
    must: (scene) => [takenBy(scene)],
    args: (scene) => ({
      hall: takenBy(scene),
      fits: worthTaking(scene, takenBy(scene).replace("capital:", "") as Profession) > 0 ? "yes" : "no",
    }),
  },
  {
    id: "lux-home",
    when: (scene) => isTurn(scene) && fitting(scene) !== undefined,
    must: (scene) => [`card:${fitting(scene)}`, "to:hometown"],
    // Where it will lie.
    about: (scene) =>
      isUnpicked(scene) ? [`.lux-cell.own[data-at="town:${scene.me}.${professionOf(fitting(scene) ?? "")}"]`] : [],
    args: (scene) => ({ card: `card:${fitting(scene)}` }),
  },
  { id: "lux-free", when: isTurn, free: true, about: () => [".lux-dock .lux-hand"] },
  { id: "lux-gold", when: (scene) => isAsked(scene, "save-with-gold"), free: true, about: () => [".lux-places"] },
  {
    id: "lux-checked",
    when: ({ view }) => view.round > 1,
    overPanel: true,
    about: (scene) => (scene.panel ? checkedIn(scene) : [".lux-report"]),
    args: unsaved,
  },
  {
    id: "lux-bonus",
    when: ({ view }) => view.round > 1,
    overPanel: true,
    about: ({ panel }) => [panel ? ".lux-end .leads" : ".lux-report .takes-bonus"],
  },
  { id: "lux-end", when: ({ view }) => view.round > 1 },
];

/** What the panel at the end of a round has told. */
const RECKONED = ["lays-down", "reveals-modifier", "saves", "loses", "takes-bonus", "starts-next"];

/** The learner is told what was drawn; of the others also what came of a card, above all when it was at the learner's cost. */
export const remarks: Remarks = ({ kind, seat, deed, events }, turns, me) => {
  if (kind === "table") return deed && RECKONED.includes(deed.id) ? [] : null;
  if (seat === me) return events.filter(({ id }) => id === "you-draw");
  const took = events.find(({ id }) => id === "takes-from-capital");
  if (!took || !deed) return events;
  const played = turns
    .flatMap((turn) => (turn.seat === me ? turn.events : []))
    .filter(({ id }) => id === "plays-to-capital");
  const mine = played.some(({ args }) => args.card === took.args.card);
  const tried = played.some(({ args }) => `${args.card}`.startsWith("card:cleric"));
  const { seat: who, card } = deed.args;
  return [
    {
      id: "lesson-lux-took",
      args: { seat: who!, card: card!, taken: took.args.card!, mine: mine ? "yes" : "no", tried: tried ? "yes" : "no" },
    },
  ];
};
