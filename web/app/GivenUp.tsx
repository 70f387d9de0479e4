/** A table that was ended before its end. Whoever sat there may play again, if it had begun: one with a free seat had not. */
import type { TableState } from "../protocol/index.js";
import { Closed } from "../shell/Closed.js";
import { freeSeats } from "../shell/tableTexts.js";
import { Again } from "../table/Again.js";
import { useTable } from "../table/tableStore.js";
import { More } from "../words/More.js";

export function GivenUp({ table }: { table: TableState }) {
  const seated = useTable((store) => store.match.seat !== null);
  return (
    <Closed table={table}>
      {seated && freeSeats(table).length === 0 && (
        <More pages={["record"]}>
          <Again table={table} seated />
        </More>
      )}
    </Closed>
  );
}
