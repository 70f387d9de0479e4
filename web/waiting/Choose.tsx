/** What one chooses for one's own seat before the first card: all of them beside each other, or no wish at all. */
import { useEffect, useId, useState } from "react";
import { Icon } from "../design/Icon.js";
import type { SeatState, TableState } from "../protocol/index.js";
import { choose } from "../shell/api.js";
import { useAct } from "../shell/useAct.js";
import type { SeatChoice } from "../table/drawing.js";
import { capital } from "../words/capitalise.js";
import { useWords } from "../words/Speaking.js";

import "./choose.css";

interface ChooseProps {
  table: TableState;
  /** One's own. */
  seat: SeatState;
  choosing: SeatChoice;
}

export function Choose({ table, seat, choosing }: ChooseProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  const [name, title] = [useId(), useId()];
  const nameOf = choosing.useName();
  const factsOf = choosing.useFacts();
  const { Sign, Facts } = choosing;
  // What was just pressed is shown at once; what counts is what the table then tells.
  const [pressed, setPressed] = useState<string | null>();
  const told = seat.choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the table tells replaces what was pressed
  useEffect(() => setPressed(undefined), [told, trouble]);
  const chosen = pressed === undefined ? told : pressed;
  const press = (value: string | null) => {
    setPressed(value);
    act(choose(table.id, value));
  };
  const holderOf = (value: string) => table.seats.find((one) => one.choice === value && one.seat !== seat.seat)?.name;
  return (
    <section className="choose-wish" aria-labelledby={title}>
      <p>
        <b id={title}>{words(`choose-${table.game}`)}</b> <span>{words(`choose-${table.game}-why`)}</span>
      </p>
      <div className="choose-row" role="radiogroup" aria-labelledby={title}>
        {choosing.values.map((value) => {
          const holder = holderOf(value);
          const facts = factsOf(value);
          return (
            <label key={value} title={facts} className={holder ? "taken" : ""}>
              <input
                type="radio"
                name={name}
                checked={chosen === value}
                disabled={holder !== undefined}
                aria-label={`${nameOf(value)}, ${holder ? words("choose-taken", { name: holder }) : facts}`}
                onChange={() => press(value)}
              />
              <span className="named">
                <Sign value={value} />
                <b>{capital(nameOf(value))}</b>
              </span>
              <Facts value={value} />
              {holder && <small className="holder">{words("choose-taken", { name: holder })}</small>}
            </label>
          );
        })}
        <label className="no-wish">
          <input
            type="radio"
            name={name}
            checked={chosen === null}
            aria-label={`${words("choose-none")}, ${words("choose-none-why")}`}
            onChange={() => press(null)}
          />
          <span className="named">
            <Icon name="d5" />
            <b>{words("choose-none")}</b>
          </span>
          <small>{words("choose-none-why")}</small>
        </label>
      </div>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

/** What a seat has chosen, on its plate. */
export function Chosen({ seat, choosing }: { seat: SeatState; choosing: SeatChoice }) {
  const nameOf = choosing.useName();
  if (seat.choice === null) return null;
  return (
    <span className="chosen">
      <choosing.Sign value={seat.choice} />
      {capital(nameOf(seat.choice))}
    </span>
  );
}
