// @vitest-environment node
import { expect, it } from "vitest";
import type { LessonScene } from "../../lesson/script.js";
import { script } from "./lesson.js";
import { FULL } from "./pictured.js";

const player = { ...FULL.players[0]!, guild: "yellow" as const, hand: ["bruges"] };
const scene = { view: { ...FULL, players: [player] }, me: 0, asked: null } as unknown as LessonScene<"flandern">;
const rings = (id: string) => script.find((step) => step.id === id)?.about?.(scene);

it("rings the towns it speaks of, and the districts with Guild Masters wherever they are looked at", () => {
  expect(rings("flandern-welcome")).toEqual([".fl-towns", ".fl-stamps"]);
  expect(rings("flandern-guild")).toContain('.fl-town[data-at="town:bruges"] .district.c-yellow:has(.master)');
});
