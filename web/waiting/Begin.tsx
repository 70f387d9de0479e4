/** The bar below: how many are there, what is missing, and the button that only the host has. */
import { Button } from "../design/Button.js";
import type { TableState } from "../protocol/index.js";
import { setBot, start } from "../shell/api.js";
import { useNewTablePlan } from "../shell/newTablePlan.js";
import { freeSeats } from "../shell/tableTexts.js";
import { useAct } from "../shell/useAct.js";
import { useWords } from "../words/Speaking.js";
import { LeaveRoom } from "./LeaveRoom.js";
import "../table/prompt.css";

export function Begin({ table, player }: { table: TableState; player: string | null }) {
  const words = useWords();
  const { act, trouble } = useAct();
  const strength = useNewTablePlan((plan) => plan.strength);
  const free = freeSeats(table);
  const mine = player === table.host;
  const host = table.seats.find((seat) => seat.player === table.host)?.name ?? "";
  const taken = { taken: table.seats.length - free.length, all: table.seats.length };
  const kept = free.filter((seat) => seat.kept !== null && seat.kept !== player);
  // Whose seats are kept needs no link: they have been asked.
  const expects = mine && kept.length > 0 && kept.length === free.length;
  const hint = expects ? "room-expects" : `room-${free.length ? "missing" : "ready"}-${mine ? "host" : "guest"}`;
  const names = words.list(kept.map((seat) => seat.name));
  const fill = () => act(Promise.all(free.map(({ seat }) => setBot(table.id, seat, strength))));
  return (
    <footer>
      <div className="prompt">
        <span className="say" role="status">
          <b className="say-title">{free.length ? words("seats-taken", taken) : words("room-ready")}</b>
          <span className="say-hint">{trouble || words(hint, { free: free.length, host, names })}</span>
        </span>
        <span className="pins" aria-hidden="true">
          {table.seats.map((seat) => (
            <i key={seat.seat} className={seat.kind === "empty" ? "" : "taken"} />
          ))}
        </span>
        {mine && player !== null && (
          <>
            <LeaveRoom table={table} player={player} />
            {free.length > 0 && (
              <Button icon="bot" onClick={fill}>
                {words("room-fill")}
              </Button>
            )}
            <Button
              kind="go"
              icon="play"
              barred={free.length ? words("room-cannot-start", { free: free.length }) : undefined}
              onClick={() => act(start(table.id))}
            >
              {words("room-start")}
            </Button>
          </>
        )}
      </div>
    </footer>
  );
}
