/** The supplement of Bruges: everybody the rulebooks know, with what to mind, and who works well with whom. */

import { Fragment, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../../design/Icon.js";
import { PageTop } from "../../rules/PageTop.js";
import { Text } from "../../rules/Text.js";
import { useArrival } from "../../rules/useArrival.js";
import { usePaper } from "../../rules/usePaper.js";
import { usePageTitle } from "../../shell/usePageTitle.js";
import { More } from "../../words/More.js";
import { Speaking, useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import { ARTICLES, type Article, SIGNS, TOGETHER } from "./articles.js";
import { Face, When } from "./Face.js";
import type { Person } from "./persons.js";
import "./supplement.css";
import "./glyphs.js";

export const Supplement = () => (
  <Speaking game="bruges">
    <More pages={["gallery", "persons"]}>
      <Page />
    </More>
  </Speaking>
);

const nameOf = (words: Words, id: string) => words.name(`card:${id}`);

function Page() {
  const words = useWords();
  const [wanted, want] = useState("");
  useArrival();
  usePaper();
  usePageTitle(words("rules-persons"));
  const text = wanted.trim().toLocaleLowerCase();
  const has = (...said: string[]) => said.join(" ").toLocaleLowerCase().includes(text);
  const articles = ARTICLES.filter(({ id, persons }) =>
    has(...persons.map((one) => nameOf(words, one.id)), words(`text-${id}`), words(`mind-${id}`)),
  ).sort((a, b) => nameOf(words, a.id).localeCompare(nameOf(words, b.id), words.language));
  const together = Object.entries(TOGETHER).filter(([id, persons]) =>
    has(...persons.map((one) => nameOf(words, one)), words(`together-${id}`)),
  );
  const found = Object.entries(SIGNS).map(
    ([sign, whens]) => [sign, articles.filter(({ persons }) => whens.includes(persons[0]!.icon))] as const,
  );
  return (
    <div className="supplement">
      <PageTop>
        <Link href="/rules/bruges">{words("home-rules")}</Link>
        <Link href="/persons">{words("home-persons")}</Link>
      </PageTop>
      <main>
        <h1>{words("rules-persons")}</h1>
        <Text text={words("supplement-intro")} />
        <input
          className="field"
          type="search"
          value={wanted}
          onChange={(event) => want(event.target.value)}
          placeholder={words("supplement-search")}
          aria-label={words("supplement-search")}
        />
        {articles.length + together.length === 0 && <p role="status">{words("bruges-gallery-none")}</p>}
        {together.length > 0 && (
          <section id="together">
            <h2>{words("supplement-together")}</h2>
            <ul className="together">
              {together.map(([id, persons]) => (
                <li key={id}>
                  <Pair persons={persons} />
                  <p>{words(`together-${id}`)}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {found.map(
          ([sign, here]) =>
            here.length > 0 && (
              <section key={sign} id={sign}>
                <h2>
                  <Icon name={({ arrow: "now", worker: "worker", loop: "loop", laurel: "laurel" } as const)[sign]!} />
                  {words(`supplement-${sign}`)}
                </h2>
                <ul className="articles">
                  {here.map((article) => (
                    <Told key={article.id} article={article} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </main>
    </div>
  );
}

/** Those who work together, by face and name. */
function Pair({ persons }: { persons: readonly string[] }) {
  const words = useWords();
  return (
    <h3 className="pair">
      {persons.map((id, place) => (
        <Fragment key={id}>
          {place > 0 && <i>+</i>}
          <span>
            <span className="pic" aria-hidden="true">
              <Face id={id} />
            </span>
            {nameOf(words, id)}
          </span>
        </Fragment>
      ))}
    </h3>
  );
}

function Told({ article: { id, persons } }: { article: Article }) {
  const words = useWords();
  return (
    <li id={id}>
      <div className="family">
        {persons.map((one) => (
          <Named key={one.id} of={one} />
        ))}
      </div>
      <div className="said">
        <p className="text">{words(`text-${id}`)}</p>
        <Text text={words(`mind-${id}`)} />
      </div>
    </li>
  );
}

/** A person as one looks for it: the face, the name, what it costs and when it acts. */
function Named({ of }: { of: Person }) {
  const words = useWords();
  const { id, group, price, points, known } = of;
  const name = nameOf(words, id);
  return (
    <div className="named">
      <span className="pic" aria-hidden="true">
        <Face id={id} />
      </span>
      <div>
        <h3>
          <Link href={`/persons?q=${encodeURIComponent(name)}`}>{name}</Link>
        </h3>
        <p className="meta">
          <span>
            <Icon name="guilder" /> {price}
          </span>
          <span>
            <Icon name="points" /> {points}
          </span>
          <span>{words.name(`group:${group}`)}</span>
        </p>
        <When of={of} brief />
        {known === "outside" && <p className="by-name">{words(`supplement-${id === "king" ? "king" : "by-name"}`)}</p>}
      </div>
    </div>
  );
}
