/** Order at the table, for its host: what spectators may do, and who is kept out until the host lifts it. */
import { useEffect, useState } from "react";
import { Button } from "../design/Button.js";
import { Segmented } from "../design/Segmented.js";
import type { Restriction, TableState } from "../protocol/index.js";
import { letSpectators, liftRestriction, restrictionsOf, type Spectators } from "../shell/api.js";
import { errorText } from "../shell/errorText.js";
import { Row } from "../shell/Row.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import "./order.css";

const ALLOWED: readonly Spectators[] = ["talk", "watch", "none"];

export const Order = ({ table }: { table: TableState }) => (
  <More pages={["menu"]}>
    <Kept table={table} />
  </More>
);

function Kept({ table }: { table: TableState }) {
  const words = useWords();
  const [kept, setKept] = useState<readonly Restriction[]>([]);
  const [trouble, setTrouble] = useState("");
  const say = (failed: unknown) => setTrouble(errorText(words, failed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is sent away changes the table
  useEffect(() => {
    restrictionsOf(table.id).then(setKept, say);
  }, [table]);
  const lift = ({ id }: Restriction) =>
    liftRestriction(table.id, id).then(() => setKept((all) => all.filter((one) => one.id !== id)), say);
  const spectators = table.spectators ?? "talk";
  return (
    <div className="order">
      <Row title={words("order-spectators")} why={words(`order-${spectators}-why`)} wide>
        <Segmented
          label={words("order-spectators")}
          options={ALLOWED.map((value) => ({ value, label: words(`order-${value}`) }))}
          value={spectators}
          onChange={(value) => letSpectators(table.id, value).catch(say)}
        />
      </Row>
      {kept.length > 0 && (
        <ul>
          {kept.map((one) => (
            <li key={one.id}>
              {words(`order-${one.kind}`, { name: one.name })}
              <Button small onClick={() => lift(one)}>
                {words(`order-lift-${one.kind}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
