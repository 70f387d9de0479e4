/** The waiting room: seats as houses on the quay, the invitation beside them, and who may begin. */

import { Street } from "../design/Street.js";
import type { TableState } from "../protocol/index.js";
import { Brand } from "../shell/Brand.js";
import { lazyPart } from "../shell/lazyPart.js";
import { SettingsChip } from "../shell/SettingsChip.js";
import { freeSeats, gameTitle } from "../shell/tableTexts.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { Chat } from "../table/Chat.js";
import type { SeatChoice } from "../table/drawing.js";
import { Notices } from "../table/Notices.js";
import { Order } from "../table/Order.js";
import { useTable } from "../table/tableStore.js";
import { useWords } from "../words/Speaking.js";
import { Agreed } from "./Agreed.js";
import { Begin } from "./Begin.js";
import { Choose } from "./Choose.js";
import { Invite } from "./Invite.js";
import { SitDown } from "./SitDown.js";
import { useSharedAddresses } from "./useSharedAddresses.js";
import { WaitingSeat } from "./WaitingSeat.js";
import "./room.css";

// On a phone the chat is below the fold: what is said stands at the seat, as at the table.
const Bubbles = lazyPart(() => import("../table/Bubbles.js").then(({ Bubbles }) => Bubbles), 1000);

interface RoomProps {
  table: TableState;
  /** What there is to choose before the first card, if anything. */
  choosing?: SeatChoice | undefined;
}

export function WaitingRoom({ table, choosing }: RoomProps) {
  const words = useWords();
  const player = useTable((store) => store.match.player);
  usePageTitle(`${words("room-waiting", { free: freeSeats(table).length })} · ${gameTitle(words, table.game)}`);
  const seat = table.seats.find((one) => player !== null && one.player === player);
  const seated = seat !== undefined;
  const shared = useSharedAddresses(table, player);
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
      <main className={`waiting-main ${seated && choosing ? "choosing" : ""}`}>
        <Street className="far" width={1440} height={250} seed={77} min={40} max={62} belfry={880} tall={1.35} />
        <div className="quayside" />
        <section className="lead">
          {seated || player === null ? <Lead table={table} /> : <SitDown table={table} player={player} />}
          {seated && choosing && <Choose table={table} seat={seat} choosing={choosing} />}
          <ul className="quarter" aria-label={words("room-seats")} style={{ "--seats": table.seats.length } as object}>
            {table.seats.map((one) => (
              <WaitingSeat
                key={one.seat}
                table={table}
                seat={one}
                player={player}
                choosing={choosing}
                shared={shared(one.seat)}
              />
            ))}
          </ul>
        </section>
        <aside className="beside">
          <Invite table={table} />
          <Agreed table={table} />
          {player !== null && player === table.host && (
            <section aria-labelledby="room-order">
              <h2 id="room-order">{words("menu-order")}</h2>
              <Order table={table} />
            </section>
          )}
          <section className="room-chat" aria-labelledby="room-chat">
            <h2 id="room-chat">{words("room-chat")}</h2>
            <Chat />
          </section>
        </aside>
      </main>
      <Notices chairs={[]} />
      <Bubbles />
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
      <p>{words(freeSeats(table).length ? "room-lead" : "room-lead-full", what)}</p>
    </div>
  );
}
