/** What would come of it stands at the place in short: so short that it is whole on the smallest hall. */
import { readFileSync } from "node:fs";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { useLimit } from "./Target.js";

test.each([
  ["en", "take 4"],
  ["nl", "neem 4"],
  ["de", "nimm 4"],
] as const)("in %s a hall says which of its cards is taken by its value alone", (language, said) => {
  const catalogue = readFileSync(`words/capital-lux.${language}.ftl`, "utf8");
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SpeakingWith words={wordsFrom(language, [catalogue])}>{children}</SpeakingWith>
  );
  const { result } = renderHook(() => useLimit(), { wrapper });
  expect(result.current({ id: "take-over", args: { card: "card:merchant-4" } })).toEqual({ brief: said });
});
