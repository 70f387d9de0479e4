/** Pages for a table that is not there, over, or not to be reached: what happened, what is kept, what to do. */
import { Link } from "wouter";
import type { Refused } from "../app/api.js";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import { SEALS } from "../design/Seal.js";
import type { TableState } from "../protocol/index.js";
import { isDrawn } from "../table/drawings.js";
import { useWords } from "../words/Speaking.js";
import { Sign } from "./Sign.js";
import { gameTitle } from "./sayings.js";

export function Closed({ refusal, table }: { refusal?: Refused; table?: TableState }) {
  if (refusal) return <NotTold refusal={refusal} />;
  if (table) return <NotPlayed table={table} />;
  return <Sign kind="address" />;
}

function NotTold({ refusal }: { refusal: Refused }) {
  const words = useWords();
  if (refusal.code === "no-such-table") return <Sign kind="lost" />;
  if (refusal.code === "no-such-record") return <Sign kind="unrecorded" />;
  const again = (
    <Button kind="primary" icon="reload" onClick={() => location.reload()}>
      {words("closed-again")}
    </Button>
  );
  if (refusal.code === "unreachable" || refusal.code === "unavailable") return <Sign kind="unreachable">{again}</Sign>;
  return (
    <Sign kind="refused" what={refusal.message}>
      {again}
    </Sign>
  );
}

function NotPlayed({ table }: { table: TableState }) {
  const words = useWords();
  const lights = table.seats.filter((seat) => seat.kind !== "empty").map((seat) => SEALS[seat.seat % SEALS.length]!);
  if (!isDrawn(table.game))
    return <Sign kind="undrawn" what={words("closed-undrawn-what", { game: gameTitle(words, table.game) })} />;
  if (table.state === "ended") return <Sign kind="ended" />;
  return (
    <Sign kind="over" lights={lights}>
      <Link className="btn primary" href={`/r/${table.id}`}>
        <Icon name="replay" />
        {words("final-replay")}
      </Link>
      <a className="btn" href={`/api/records/${table.id}`} download={`${table.game}-${table.id}.txt`}>
        {words("closed-record")}
      </a>
    </Sign>
  );
}
