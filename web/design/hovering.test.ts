import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HOVERED = /^[^\s@}/][^{}]*:hover[^{}]*\{[^{}]*\}/gm;

test("nothing is lifted by a pointer that does not hover: after a tap it would stay up", () => {
  const sheets = globSync("{design,games,table,waiting,lesson,home}/**/*.css", { cwd: `${import.meta.dirname}/..` });
  expect(sheets.length).toBeGreaterThan(50);
  const lifted = sheets.flatMap((sheet) =>
    (readFileSync(`${import.meta.dirname}/../${sheet}`, "utf8").match(HOVERED) ?? [])
      .filter((rule) => /transform|translate|box-shadow/.test(rule))
      .map((rule) => `${sheet}: ${rule}`),
  );
  expect(lifted).toEqual([]);
});
