/** The help of a question: what keys there are comes before the rule, for who hears one after the other. */
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { Wanted } from "../table/rule.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { RuleSheet } from "./RuleSheet.js";

const BOOK = { sections: [{ id: "act" }] };
vi.mock("./Reading.js", () => ({
  Reading: ({ children }: { children: (book: unknown) => ReactNode }) => children(BOOK),
}));
vi.mock("./rulebook.js", () => ({ nearest: () => BOOK.sections[0] }));
vi.mock("./SectionText.js", () => ({ SectionText: () => <article>the rule</article> }));
vi.mock("./RelatedRules.js", () => ({ RelatedRules: () => null }));
vi.mock("../words/More.js", () => ({ More: ({ children }: { children: ReactNode }) => children }));
vi.mock("../table/KeyLists.js", () => ({ KeyLists: () => <dl>keys</dl> }));

const WORDS = wordsFrom("en", ["rule-act = Acting\nmenu-keys = Keys\ntable-close = Close\nrules-whole = All rules"]);

it("has the keys before the rule", () => {
  // The test's browser opens no dialogs.
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
  const wanted = { game: "flandern", things: ["why:act"], question: { players: [] } } as unknown as Wanted;
  const { baseElement } = render(
    <SpeakingWith words={WORDS}>
      <RuleSheet wanted={wanted} />
    </SpeakingWith>,
  );
  const parts = [...baseElement.querySelectorAll(".rule-read > :is(details, article)")].map(({ tagName }) => tagName);
  expect(parts).toEqual(["DETAILS", "ARTICLE"]);
});
