import { describe, expect, it } from "vitest";
import type { MyTable } from "../protocol/index.js";
import { byUrgency, nextTable, waitingTables } from "./nextTable.js";

const at = (id: string, asked: boolean, left?: number, other = "person") =>
  ({
    table: {
      id,
      seats: [
        { seat: 0, kind: "person" },
        { seat: 1, kind: other },
      ],
    },
    seat: 0,
    asked,
    left,
  }) as never;
const ids = (tables: readonly MyTable[]) => tables.map(({ table }) => table.id).join(" ");
const MINE: MyTable[] = [
  at("idle", false),
  at("bots", true, undefined, "bot"),
  at("none", true),
  at("late", true, 90_000),
  at("soon", true, 3600),
  at("rest", false, 60),
];

it("puts first where people wait, by what is left; then bots; then the others as they were", () => {
  expect(ids(byUrgency(MINE))).toBe("soon late none bots idle rest");
});

it("puts before all of them where a bot plays for me", () => {
  const away = structuredClone(at("away", false)) as MyTable;
  Object.assign(away.table, { state: "playing" });
  Object.assign(away.table.seats[0]!, { away: true });
  expect(ids(byUrgency([...MINE, away]))).toBe("away soon late none bots idle rest");
  expect(ids(waitingTables([...MINE, away]))).toBe("soon late none");
});

it("counts only tables at which people wait", () => {
  expect(ids(waitingTables(MINE))).toBe("soon late none");
});

describe("the next table", () => {
  const from = (here?: string) => {
    const found = nextTable(MINE, here);
    return found && [found.next.table.id, found.others];
  };

  it("is the most urgent, after a reply and at home", () => {
    expect(from()).toEqual(["soon", 2]);
    expect(from("idle")).toEqual(["soon", 2]);
  });

  it("is the one after it where this one waits too, and all come round", () => {
    expect(from("soon")).toEqual(["late", 1]);
    expect(from("late")).toEqual(["none", 1]);
    expect(from("none")).toEqual(["soon", 1]);
  });

  it("is never this one", () => {
    expect(nextTable([at("soon", true, 3600)], "soon")).toBeNull();
    expect(nextTable([], "soon")).toBeNull();
    expect(nextTable([at("idle", false)])).toBeNull();
  });
});
