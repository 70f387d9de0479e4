/** The waiting room: seats as houses on the quay, the invitation beside them, and who may begin. */
import { Brand } from "../app/Brand.js";
import { Street } from "../design/Street.js";
import type { TableState } from "../protocol/index.js";
import { useSitting } from "../table/store.js";
import { Chat } from "../table/Talk.js";
import { useWords } from "../words/Speaking.js";
import { Agreed } from "./Agreed.js";
import { Begin } from "./Begin.js";
import { Invite } from "./Invite.js";
import { SettingsChip } from "./SettingsChip.js";
import { SitDown } from "./SitDown.js";
import { freeSeats, gameTitle } from "./sayings.js";
import { WaitingSeat } from "./WaitingSeat.js";
import "./room.css";

export function WaitingRoom({ table }: { table: TableState }) {
  const words = useWords();
  const player = useSitting((sitting) => sitting.course.player);
  const seat = table.seats.find((one) => player !== null && one.player === player);
  const seated = seat !== undefined;
  return (
    <div className="waiting">
      <header className="top">
        <Brand named="desk-only" />
        <span className="where">
          <b>{gameTitle(words, table.game)}</b>
        </span>
        <span className="tools">
          <SettingsChip />
        </span>
      </header>
      <main className="room">
        <Street className="far" width={1440} height={250} seed={77} min={40} max={62} belfry={880} tall={1.35} />
        <div className="quayside" />
        <section className="lead">
          {seated || player === null ? <Lead table={table} /> : <SitDown table={table} />}
          <ul className="quarter" aria-label={words("room-seats")} style={{ "--seats": table.seats.length } as object}>
            {table.seats.map((one) => (
              <WaitingSeat key={one.seat} table={table} seat={one} player={player} />
            ))}
          </ul>
        </section>
        <aside className="beside">
          <Invite table={table} />
          <Agreed table={table} />
          <section className="talking" aria-labelledby="talking">
            <h2 id="talking">{words("room-chat")}</h2>
            <Chat />
          </section>
        </aside>
      </main>
      <Begin table={table} player={player} />
    </div>
  );
}

function Lead({ table }: { table: TableState }) {
  const words = useWords();
  const what = { game: gameTitle(words, table.game), seats: table.seats.length };
  return (
    <div>
      <h1>{words("room-waiting", { free: freeSeats(table).length })}</h1>
      <p>{words("room-lead", what)}</p>
    </div>
  );
}
