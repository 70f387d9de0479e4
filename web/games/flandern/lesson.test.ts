// @vitest-environment node
import { expect, it } from "vitest";
import type { LessonScene } from "../../lesson/script.js";
import { layoutOf } from "./layout.js";
import { script } from "./lesson.js";
import { FULL } from "./pictured.js";
import { TILES } from "./tileKinds.js";

const player = { ...FULL.players[0]!, guild: "yellow" as const, hand: ["bruges"] };
const own = [...TILES.values()].find(({ arms }) => arms === "yellow")!;
const site = FULL.towns.find(({ town }) => town === "bruges")!.site;
const space = layoutOf(FULL.board).sites.find(({ id }) => id === site)!.spaces[0]!;
const asked = { why: "build", args: {}, offers: [{ path: `tile:${own.kind}/space:${space.id}` }], barred: [] };
const scene = { view: { ...FULL, players: [player] }, me: 0, asked } as unknown as LessonScene<"flandern">;
const rings = (id: string) => script.find((step) => step.id === id)?.about?.(scene);

it("rings the towns it speaks of, and the districts with Guild Masters wherever they are looked at", () => {
  expect(rings("flandern-welcome")).toEqual([".fl-towns", ".fl-stamps"]);
  expect(rings("flandern-guild")).toContain('.fl-town[data-at="town:bruges"] .district.c-yellow:has(.master)');
});
