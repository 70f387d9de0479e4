import { expect, it } from "vitest";
import type { MyTable } from "../protocol/index.js";
import { tablesAfter } from "./myTables.js";

const one = (id: string, asked: boolean) => ({ table: { id, seats: [] }, seat: 0, asked }) as unknown as MyTable;
const order = (tables: readonly MyTable[]) => tables.map(({ table, asked }) => `${table.id}${asked ? "!" : ""}`);

it("puts the tables that wait for me first", () => {
  expect(order(tablesAfter([], { type: "tables", tables: [one("a", false), one("b", true)] as never }))).toEqual([
    "b!",
    "a",
  ]);
});

it("a turn changes one table and leaves the others", () => {
  const before = [one("b", true), one("a", false)];
  expect(order(tablesAfter(before, { type: "turn", table: "a", asked: true }))).toEqual(["b!", "a!"]);
  expect(order(tablesAfter(before, { type: "turn", table: "b", asked: false }))).toEqual(["b", "a"]);
});
