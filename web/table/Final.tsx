/** The final scoring: one tower a seat, one storey a category, all at one scale; the sums beside it, and what decided it. */
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { rematch, verify } from "../app/api.js";
import { Street } from "../design/Street.js";
import type { TableState } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import type { Drawing, Drawn } from "./drawing.js";
import "./final.css";
import { Bar } from "./Prompt.js";
import { Decided, Sums } from "./Sums.js";
import { Tower } from "./Tower.js";

interface FinalProps {
  drawing: Drawing;
  drawn: Drawn;
  winners: readonly number[];
  table: TableState;
  onTable: () => void;
}

export function Final({ drawing, drawn, winners, table, onTable }: FinalProps) {
  const words = useWords();
  const { chairs } = drawn;
  const best = Math.max(...chairs.map((chair) => chair.points));
  const title = useTitle(drawn, winners);
  const sums = [...chairs].map((chair) => chair.points).sort((a, b) => b - a);
  return (
    <div className="final">
      <main className="towers-scene">
        <h1>{title}</h1>
        <p>{words("final-sums", { sums: sums.join(" : ") })}</p>
        <div className="skyline" aria-hidden="true">
          <Street seed={7} width={1400} height={190} />
        </div>
        <div className="towers">
          {chairs.map((chair) => (
            <Tower
              key={chair.seat}
              chair={chair}
              best={best}
              won={winners.includes(chair.seat)}
              drawing={drawing}
              drawn={drawn}
            />
          ))}
        </div>
      </main>
      <aside className="sums panel">
        <Sums drawing={drawing} drawn={drawn} />
        <Decided drawing={drawing} drawn={drawn} winners={winners} />
        <Fair table={table} />
      </aside>
      <div className="final-bar">
        <Bar sign="laurel" title={title} hint={words("final-hint")}>
          <Link className="btn" href={`/r/${table.id}?view=${drawn.me ?? "outside"}`}>
            {words("final-replay")}
          </Link>
          <button type="button" className="btn" onClick={onTable}>
            {words("final-table")}
          </button>
          <Again table={table} seated={drawn.me !== null} />
        </Bar>
      </div>
    </div>
  );
}

function useTitle(drawn: Drawn, winners: readonly number[]): string {
  const words = useWords();
  const names = new Intl.ListFormat(words.language).format(winners.map((seat) => drawn.chairs[seat]?.name ?? ""));
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
    verify(table.id).then(
      ({ sound }) => setVerdict(sound ? "sound" : "unsound"),
      () => setVerdict("later"),
    );
  return (
    <section className="fair">
      <h2>{words("final-record")}</h2>
      <p>{verdict ? words(`final-${verdict}`) : words("final-record-why")}</p>
      <p className="ways">
        <a className="btn sm" href={`/api/records/${table.id}`} download={`${table.game}-${table.id}.txt`}>
          {words("final-download")}
        </a>
        <button type="button" className="btn sm" onClick={check}>
          {words("final-verify")}
        </button>
      </p>
    </section>
  );
}

function Again({ table, seated }: { table: TableState; seated: boolean }) {
  const words = useWords();
  const [, go] = useLocation();
  if (table.rematch) {
    return (
      <button type="button" className="btn go" onClick={() => go(`/t/${table.rematch}`)}>
        {words("final-rematch-join")}
      </button>
    );
  }
  if (!seated) {
    return (
      <button type="button" className="btn go" onClick={() => go("/")}>
        {words("table-home")}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="btn go"
      onClick={() => rematch(table.id).then(({ table: next }) => go(`/t/${next}`))}
    >
      {words("final-rematch")}
    </button>
  );
}
