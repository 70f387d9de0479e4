/** For whoever came by the link: one name, one button. If no seat is left, what there is to do instead. */

import { Button } from "../design/Button.js";
import type { NewTable, TableState } from "../protocol/index.js";
import { openTable, sit } from "../shell/api.js";
import { NameField } from "../shell/NameField.js";
import { called } from "../shell/playerNames.js";
import { gameTitle, othersAt, seatsFor } from "../shell/tableTexts.js";
import { useOpening } from "../shell/useOpening.js";
import { useOwnName } from "../shell/useOwnName.js";
import { useWords } from "../words/Speaking.js";

export function SitDown({ table, player }: { table: TableState; player: string }) {
  const words = useWords();
  const { busy, trouble, open } = useOpening();
  const name = useOwnName();
  const host = table.seats.find((seat) => seat.player === table.host);
  const what = { game: gameTitle(words, table.game), seats: table.seats.length, host: called(host?.name ?? "") };
  if (seatsFor(table, player).length === 0) {
    return (
      <div>
        <h1>{words("room-full")}</h1>
        <p>{words("room-full-what", { names: words.list(othersAt(table, null)) })}</p>
        <Button kind="primary" aria-busy={busy} onClick={() => open(() => openTable(likeThis(table)))}>
          {words("room-table-like-this")}
        </Button>
        {trouble && <p role="alert">{trouble}</p>}
      </div>
    );
  }
  return (
    <div className="sit-down">
      <div>
        <h1>{words("room-waiting", { free: seatsFor(table, player).length })}</h1>
        <p>
          {words("room-lead-guest", what)}{" "}
          <a href={`/rules/${table.game}`} target="_blank" rel="noopener">
            {words("home-rules")}
          </a>
        </p>
      </div>
      {name !== undefined && (
        <div className="panel">
          <NameField name={name} action={words("room-sit")} onNamed={async () => void (await sit(table.id))} />
        </div>
      )}
    </div>
  );
}

/** The same game, settings and clock; every other seat still to be taken. */
function likeThis({ game, seats, settings, clock, listed }: TableState): NewTable {
  return { game, settings, clock, listed, seats: seats.map((_, i) => (i === 0 ? "me" : "open")) };
}
