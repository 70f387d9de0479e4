/** What can be done about a person at the table: look at their page, block them, report them. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { Sheet } from "../design/Sheet.js";
import type { SeatState } from "../protocol/index.js";
import { useBlocked, useBlockedAt } from "../settings/blocked.js";
import { useAct } from "../shell/useAct.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { hearAgain, hearNoMore } from "./blocking.js";
import "./people.css";
import { ReportForm } from "./ReportForm.js";
import { useTable } from "./tableStore.js";

export function PersonActs(props: { seat: SeatState }) {
  return (
    <More pages={["people"]}>
      <Acts {...props} />
    </More>
  );
}

function Acts({ seat }: { seat: SeatState }) {
  const words = useWords();
  const table = useTable((store) => store.table);
  const blocked = useBlockedAt(table).includes(seat.player ?? "");
  const { act, trouble } = useAct();
  const [reporting, setReporting] = useState(false);
  const { name, profile } = seat;
  const whom = { seat: seat.seat };
  const toggle = () => {
    const { block, unblock } = useBlocked.getState();
    (blocked ? unblock : block)(table, seat.player ?? "");
    act(blocked ? hearAgain(table, whom) : hearNoMore(table, whom));
  };
  return (
    <div className="person-acts">
      {profile && (
        <a className="btn sm" href={`/profile/${profile}`} target="_blank" rel="noopener">
          {words("fellow-page", { name })}
        </a>
      )}
      <Button small onClick={toggle}>
        {words(blocked ? "fellow-unblock" : "fellow-block", { name })}
      </Button>
      <Button small onClick={() => setReporting(true)}>
        {words("chat-report", { name })}
      </Button>
      {blocked && <small role="status">{words("fellow-blocked", { name })}</small>}
      {trouble && <small role="alert">{trouble}</small>}
      {reporting && (
        <Sheet close={words("table-close")} onClose={() => setReporting(false)} title={words("chat-report", { name })}>
          <ReportForm person={seat} onDone={() => setReporting(false)} />
        </Sheet>
      )}
    </div>
  );
}
