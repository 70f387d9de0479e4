/** Everybody of Bruges: to be looked up by name, text, group, colour, when they act, and where we know them from. */

import { memo, useDeferredValue, useMemo } from "react";
import { Link, useSearchParams } from "wouter";
import { sectionOf } from "../../rules/rulebook.js";
import { PageBar } from "../../shell/PageBar.js";
import { usePageTitle } from "../../shell/usePageTitle.js";
import { More } from "../../words/More.js";
import { Speaking, useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import { Full } from "./Full.js";
import "./gallery.css";
import { articleOf } from "./articles.js";
import { EVERYBODY, origin, type Person } from "./persons.js";
import { rulebook } from "./rulebook.js";
import "./glyphs.js";

export const Gallery = () => (
  <Speaking game="bruges">
    <More pages={["gallery"]}>
      <Page />
    </More>
  </Speaking>
);

/** What can be asked for besides a word, and what the persons say to it. */
const FACTS = {
  groups: (one: Person) => one.group,
  colours: (one: Person) => one.colour,
  whens: (one: Person) => one.icon,
  origins: (one: Person) => origin(one),
} as const;
type Fact = keyof typeof FACTS;
const NAMES = Object.keys(FACTS) as Fact[];

function nameOf(words: Words, fact: Fact, value: string): string {
  if (fact === "groups") return words(`group-${value}`);
  if (fact === "colours") return words(`colour-${value}`);
  if (fact === "whens") return words(`bruges-brief-${value}`);
  return words(`bruges-gallery-${value}`);
}

function Page() {
  const words = useWords();
  const [asked, ask] = useSearchParams();
  const wanted = useDeferredValue(asked);
  const found = useMemo(() => {
    const text = (wanted.get("q") ?? "").trim().toLocaleLowerCase();
    const says = ({ id }: Person) => `${words(`card-${id}`)} ${words(`text-${id}`)}`.toLocaleLowerCase();
    return EVERYBODY.filter((one) => NAMES.every((fact) => [null, "", FACTS[fact](one)].includes(wanted.get(fact))))
      .filter((one) => says(one).includes(text))
      .sort((a, b) => words(`card-${a.id}`).localeCompare(words(`card-${b.id}`), words.language));
  }, [wanted, words]);
  usePageTitle(words("bruges-gallery-title"));
  const count = (from: string) => found.filter((one) => origin(one) === from).length;
  const set = (name: string, value: string) =>
    ask(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return (
    <div className="persons-gallery">
      <PageBar>
        <Link href="/rules/bruges">{words("home-rules")}</Link>
        <Link href="/rules/bruges/persons">{words("rules-persons")}</Link>
      </PageBar>
      <main>
        <h1>{words("bruges-gallery-title")}</h1>
        <p role="status">
          {words("bruges-gallery-count", {
            shown: found.length,
            all: EVERYBODY.length,
            known: count("known"),
            part: count("part"),
            outside: count("outside"),
            ours: count("ours"),
          })}
        </p>
        <search className="filters">
          <input
            className="field"
            type="search"
            value={asked.get("q") ?? ""}
            onChange={(event) => set("q", event.target.value)}
            placeholder={words("bruges-gallery-search")}
            aria-label={words("bruges-gallery-search")}
          />
          {NAMES.map((fact) => (
            <select
              key={fact}
              className="field"
              value={asked.get(fact) ?? ""}
              onChange={(event) => set(fact, event.target.value)}
              aria-label={words(`bruges-gallery-${fact}`)}
            >
              <option value="">{words(`bruges-gallery-${fact}`)}</option>
              {[...new Set(EVERYBODY.map(FACTS[fact]))].map((value) => (
                <option key={value} value={value}>
                  {nameOf(words, fact, value)}
                </option>
              ))}
            </select>
          ))}
          {[...asked.keys()].length > 0 && (
            <button type="button" className="btn" onClick={() => ask({}, { replace: true })}>
              {words("bruges-gallery-all")}
            </button>
          )}
        </search>
        {found.length === 0 && <p className="nobody">{words("bruges-gallery-none")}</p>}
        <Persons found={found} />
      </main>
    </div>
  );
}

const Persons = memo(({ found }: { found: readonly Person[] }) => (
  <ul className="persons">
    {found.map(({ id }) => (
      <li key={id} className="panel" id={id}>
        <Full id={id} />
        <RuleLink id={id} />
      </li>
    ))}
  </ul>
));

/** To what the supplement says of this person; of those it does not know, to the rule. */
function RuleLink({ id }: { id: string }) {
  const words = useWords();
  const article = articleOf(id);
  const rule = article ? `/persons#${article}` : `#${sectionOf(rulebook, `person:${id}`)?.id}`;
  return (
    <Link className="to-rule" href={`/rules/bruges${rule}`}>
      <span aria-hidden="true">?</span>
      <span className="sr">
        {words("table-rule")}: {words(`card-${id}`)}
      </span>
    </Link>
  );
}
