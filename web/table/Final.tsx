/**
 * The final scoring: one tower a seat, one storey a category, all at one scale; the sums beside it, and what decided it. Nothing here
 * tells who has won before all of it is told.
 */
import { type CSSProperties, useEffect, useLayoutEffect, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { Street } from "../design/Street.js";
import type { TableState } from "../protocol/index.js";
import { verify } from "../shell/api.js";
import { lazyPart } from "../shell/lazyPart.js";
import { otherPeople } from "../shell/tableTexts.js";
import { capital } from "../words/capitalise.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { Again } from "./Again.js";
import { Chat } from "./Chat.js";
import { categoriesOf, categoryName } from "./categories.js";
import type { Category, Chair, Drawing, Drawn } from "./drawing.js";
import type { Ending } from "./ending.js";
import "./final.css";
import "./towers.css";
import "./sums.css";
import "./final-small.css";
import { focusAtOpening } from "./focusing.js";
import { Bar } from "./Prompt.js";
import { timesOf, useRaising } from "./raising.js";
import { Decided, ScoreTable } from "./ScoreTable.js";
import { ScoreTower } from "./ScoreTower.js";
import { sounding } from "./sounding.js";
import { TipsTaken } from "./TipsTaken.js";
import { speak } from "./voice.js";

const Luck = lazyPart(() => import("./Luck.js").then(({ Luck }) => Luck));
const KeepOffer = lazyPart(() => import("../account/KeepOffer.js").then(({ KeepOffer }) => KeepOffer));

interface FinalProps {
  drawing: Drawing;
  drawn: Drawn;
  winners: readonly number[];
  table: TableState;
  ending: Ending;
  onTable: () => void;
}

export function Final({ drawing, drawn, winners, table, ending, onTable }: FinalProps) {
  const words = useWords();
  const { chairs } = drawn;
  const told = ending.part === "told";
  const categories = categoriesOf(drawing, drawn);
  const laid = useRaising(categories.length, told, ending.tell);
  const { grows } = timesOf(categories.length);
  const best = Math.max(...chairs.map((chair) => chair.points));
  const result = useTitle(drawn, winners);
  const title = told ? result : words("final-raising");
  const { watched } = ending;
  useEffect(() => {
    if (told && watched) sounding(({ carillon }) => carillon());
  }, [told, watched]);
  const spoken = [`${result}.`, ...chairs.map((chair) => sumTold(words, chair, categories))].join("\n");
  useEffect(() => {
    if (told) speak(...spoken.split("\n"));
  }, [told, spoken]);
  // What was pressed last is gone with the table, or with the button that skips.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the towers come, and when all is told
  useLayoutEffect(focusAtOpening, [told]);
  return (
    <div className="final" data-told={told || undefined} data-watched={watched || undefined}>
      <main className="towers-scene" style={{ "--grows": watched ? `${grows}ms` : "0ms" } as CSSProperties}>
        {told ? (
          <>
            <h1>{result}</h1>
            <p>
              {words("final-sums", { sums: chairs.map((chair) => chair.points).join(" : ") })}{" "}
              {words(words.has(`${table.game}-storeys`) ? `${table.game}-storeys` : "final-storeys")}
            </p>
          </>
        ) : (
          <Counted category={categories[laid - 1]} />
        )}
        <div className="skyline" aria-hidden="true">
          <Street seed={7} width={1400} height={190} lit={told ? 0.35 : 0} />
        </div>
        <div className="towers" data-begun={laid > 0 || undefined} data-roofed={laid > categories.length || undefined}>
          {chairs.map((chair) => (
            <ScoreTower
              key={chair.seat}
              chair={chair}
              best={best}
              won={told && winners.includes(chair.seat)}
              told={told}
              categories={categories}
              laid={laid}
              storey={(item) => drawing.storey(item, chair.seat, drawn.shown)}
              grows={grows}
            />
          ))}
        </div>
      </main>
      {told && (
        <aside className="sums panel">
          <ScoreTable categories={categories} chairs={chairs} />
          <Decided categories={categories} chairs={chairs} winners={winners} me={drawn.me} />
          <TipsTaken />
          {/* The last step is told before the record is kept; only then can anybody look back. */}
          {drawn.me !== null && table.state === "over" && <Luck match={table.match} seat={drawn.me} />}
          {drawn.me !== null && otherPeople(table, drawn.me).length > 0 && (
            <section className="talk">
              <More pages={["people"]}>
                <TalkTitle />
              </More>
              <Chat />
            </section>
          )}
          {drawn.me !== null && <KeepOffer />}
          <More pages={["record"]}>
            <Fair table={table} />
          </More>
        </aside>
      )}
      <div className="final-bar">
        <Bar label={capital(words("final-title"))} sign="laurel" title={title} hint={told ? words("final-hint") : ""}>
          {!told && (
            <button type="button" className="btn skip" onClick={ending.tell}>
              {words("table-skip")}
            </button>
          )}
          {/* What comes after has its place from the start, and is seen with the result. */}
          <span className="after" inert={!told}>
            <Link
              className="btn"
              href={`/r/${table.match}?view=${drawn.me ?? "outside"}`}
              data-key={told ? "1" : undefined}
            >
              {words("final-replay")}
            </Link>
            <button type="button" className="btn" onClick={onTable} data-key={told ? "2" : undefined}>
              {words("final-table")}
            </button>
            <Again table={table} seated={drawn.me !== null} digit={told ? "3" : undefined} />
          </span>
        </Bar>
      </div>
    </div>
  );
}

/** "Anna: 12 points. Houses 2, people 10.": what each number is, as the sums beside the towers have it. */
function sumTold(words: Words, { name, points, seat }: Chair, categories: readonly Category[]): string {
  const parts = categories
    .filter((category) => category.points[seat])
    .map((category) => `${categoryName(words, category)} ${category.points[seat]}`);
  return [words("final-tower", { name, points }), parts.join(", ")]
    .filter(Boolean)
    .map((one) => `${one}.`)
    .join(" ");
}

/** Where "well played" belongs: those who played are still together. */
function TalkTitle() {
  return <h2>{useWords()("chat-end")}</h2>;
}

/** What is laid now, by its name, where the result will stand. */
function Counted({ category }: { category: Category | undefined }) {
  const words = useWords();
  return (
    <>
      <h1 className="sr">{capital(words("final-title"))}</h1>
      <p className="counted" aria-hidden="true" key={category?.id}>
        {category && <Icon name={category.icon} />}
        {category ? categoryName(words, category) : capital(words("final-title"))}
      </p>
    </>
  );
}

function useTitle(drawn: Drawn, winners: readonly number[]): string {
  const words = useWords();
  const names = words.list(winners.map((seat) => drawn.chairs[seat]?.name ?? ""));
  const [first = 0, second = 0] = drawn.chairs.map((chair) => chair.points).sort((a, b) => b - a);
  if (winners.length > 1) return words("final-shared", { names });
  const own = winners[0] === drawn.me;
  if (first === second) return words(own ? "final-you-tie" : "final-they-tie", { names });
  return words(own ? "final-you" : "final-they", { names, lead: first - second });
}

/** The record is open now: anybody can check that the cards fell as they had to. */
function Fair({ table }: { table: TableState }) {
  const words = useWords();
  const [verdict, setVerdict] = useState<"" | "sound" | "unsound" | "later">("");
  const check = () =>
    verify(table.match).then(
      ({ sound }) => setVerdict(sound ? "sound" : "unsound"),
      () => setVerdict("later"),
    );
  return (
    <section className="fair">
      <h2>{words("final-record")}</h2>
      <p>{verdict ? words(`final-${verdict}`) : words("final-record-why")}</p>
      <p className="ways">
        <a className="btn sm" href={`/api/records/${table.match}`} download={`${table.game}-${table.match}.txt`}>
          {words("final-download")}
        </a>
        <button type="button" className="btn sm" onClick={check}>
          {words("final-verify")}
        </button>
      </p>
    </section>
  );
}
