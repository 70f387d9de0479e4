/** The same people at the same game once more: asked for, or joined where somebody has. */
import { useLocation } from "wouter";
import type { TableState } from "../protocol/index.js";
import { rematch, start } from "../shell/api.js";
import { useAct } from "../shell/useAct.js";
import { useWords } from "../words/Speaking.js";
import { joinRematch } from "./rematching.js";

/** Where nobody else is to come it begins at once; what keeps it from that, the waiting room says. */
async function playAgain({ id, seats }: TableState): Promise<string> {
  const { table } = await rematch(id);
  if (seats.filter(({ kind }) => kind === "person").length === 1) await start(table).catch(() => undefined);
  return table;
}

interface AgainProps {
  table: TableState;
  seated: boolean;
  /** The key that presses it. */
  digit?: string | undefined;
}

export function Again({ table, seated, digit }: AgainProps) {
  const words = useWords();
  const [, go] = useLocation();
  const { act, trouble } = useAct();
  if (table.rematch) {
    const next = table.rematch;
    return (
      <button type="button" className="btn go" data-key={digit} onClick={() => act(joinRematch(next).then(go))}>
        {words("final-rematch-join")}
      </button>
    );
  }
  if (!seated) {
    return (
      <button type="button" className="btn go" data-key={digit} onClick={() => go("/")}>
        {words("table-home")}
      </button>
    );
  }
  return (
    <>
      {trouble && <p role="alert">{trouble}</p>}
      <button
        type="button"
        className="btn go"
        data-key={digit}
        onClick={() => act(playAgain(table).then((next) => go(`/t/${next}`)))}
      >
        {words("final-rematch")}
      </button>
    </>
  );
}
