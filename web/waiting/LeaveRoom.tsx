/** The host leaves before the game: the next one becomes the host, or the table is closed. */
import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../design/Button.js";
import { Sheet } from "../design/Sheet.js";
import type { TableState } from "../protocol/index.js";
import { closeTable, leave } from "../shell/api.js";
import { otherPeople } from "../shell/tableTexts.js";
import { useAct } from "../shell/useAct.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import "./beside.css";

export function LeaveRoom({ table, player }: { table: TableState; player: string }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        icon="stand"
        title={words("room-leave-why")}
        aria-label={words("room-leave")}
        onClick={() => setAsked(true)}
      >
        <span className="desk-only">{words("room-leave")}</span>
      </Button>
      {asked && (
        <More pages={["people"]}>
          <Question table={table} player={player} onStay={() => setAsked(false)} />
        </More>
      )}
    </>
  );
}

function Question({ table, player, onStay }: { table: TableState; player: string; onStay: () => void }) {
  const words = useWords();
  const [, go] = useLocation();
  const { act, trouble } = useAct();
  const mine = table.seats.find((seat) => seat.player === player)?.seat ?? null;
  const [next] = otherPeople(table, mine);
  const done = (deed: Promise<unknown>) => act(deed.then(() => go("/")));
  return (
    <Sheet title={words("room-leave-ask")} close={words("table-close")} onClose={onStay}>
      <div className="leave-room">
        <p>{next ? words("room-leave-passes", { name: next.name }) : words("room-leave-closes")}</p>
        {trouble && <p role="alert">{trouble}</p>}
        {next && (
          <Button kind="primary" onClick={() => done(leave(table.id))}>
            {words("leave-now")}
          </Button>
        )}
        <Button
          kind={next ? "plain" : "primary"}
          title={words("room-close-what")}
          onClick={() => done(closeTable(table.id))}
        >
          {words(next ? "room-close" : "room-close-alone")}
        </Button>
        <Button onClick={onStay}>{words("leave-stay")}</Button>
      </div>
    </Sheet>
  );
}
