/** Pages for a table that is not there, over, or not to be reached: what happened, what is kept, what to do. */
import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import { SEALS } from "../design/Seal.js";
import type { TableState } from "../protocol/index.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import type { Refused } from "./api.js";
import { MessagePage } from "./MessagePage.js";

interface ClosedProps {
  refusal?: Refused;
  table?: TableState;
  /** What those who played can do where the game was given up. */
  children?: ReactNode;
}

export function Closed({ refusal, table, children }: ClosedProps) {
  // Where the site does not answer, words cannot be fetched either.
  if (refusal && hasNoLine(refusal)) return <NotTold refusal={refusal} />;
  return (
    <More pages={["closed"]}>
      {refusal ? (
        <NotTold refusal={refusal} />
      ) : table ? (
        <NotPlayed table={table}>{children}</NotPlayed>
      ) : (
        <MessagePage kind="address" />
      )}
    </More>
  );
}

/** A page of which nothing can be shown. */
export const NothingHere = ({ kind }: { kind: "address" | "profile" }) => (
  <More pages={["closed"]}>
    <MessagePage kind={kind} />
  </More>
);

const hasNoLine = ({ code }: Refused): boolean => code === "unreachable" || code === "unavailable";

function NotTold({ refusal }: { refusal: Refused }) {
  const words = useWords();
  const noLine = hasNoLine(refusal);
  useEffect(() => {
    if (!noLine) return;
    const again = () => location.reload();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [noLine]);
  if (refusal.code === "no-such-table") return <MessagePage kind="lost" />;
  if (refusal.reason === "trouble-spectators-none") return <MessagePage kind="spectators" />;
  if (refusal.code === "no-such-record") return <MessagePage kind="unrecorded" />;
  if (refusal.code === "no-such-place") return <MessagePage kind="address" />;
  const again = (
    <Button kind="primary" icon="reload" onClick={() => location.reload()}>
      {words("closed-again")}
    </Button>
  );
  if (noLine) return <MessagePage kind="unreachable">{again}</MessagePage>;
  return (
    <MessagePage kind="refused" what={refusal.message}>
      {again}
    </MessagePage>
  );
}

function NotPlayed({ table, children }: { table: TableState; children: ReactNode }) {
  const words = useWords();
  const lights = table.seats.filter((seat) => seat.kind !== "empty").map((seat) => SEALS[seat.seat % SEALS.length]!);
  if (table.state === "ended") return <MessagePage kind="ended">{children}</MessagePage>;
  return (
    <MessagePage kind="over" lights={lights}>
      <Link className="btn primary" href={`/r/${table.match}`}>
        <Icon name="replay" />
        {words("final-replay")}
      </Link>
      <a className="btn" href={`/api/records/${table.match}`} download={`${table.game}-${table.match}.txt`}>
        {words("closed-record")}
      </a>
    </MessagePage>
  );
}
