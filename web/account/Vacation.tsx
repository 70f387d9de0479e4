/** Days on which one's clocks by the day rest: how many there are, some taken at once, or one by itself before time is out. */
import { useId, useState } from "react";
import { Button } from "../design/Button.js";
import type { VacationState } from "../protocol/index.js";
import { momentText } from "../shell/dayClock.js";
import { SwitchRow } from "../shell/Row.js";
import { useWords } from "../words/Speaking.js";

interface VacationProps {
  vacations: VacationState;
  /** Is a day taken by itself? */
  alone: boolean;
  onAlone: (alone: boolean) => void;
  onTake: (days: number) => void;
}

export function Vacation({ vacations: { left, taken, to_earn, until }, alone, onAlone, onTake }: VacationProps) {
  const words = useWords();
  const [wanted, setWanted] = useState(1);
  const field = useId();
  const days = Math.min(wanted, left);
  return (
    <>
      <p>{words("calls-vacation-why", { toEarn: to_earn })}</p>
      <p>
        <b>{words("calls-vacation-left", { left, taken })}</b>
        {until && ` ${words("calls-vacation-until", { until: momentText(words, until, Date.now()) })}`}
      </p>
      {left > 0 && (
        <div className="vacation-take">
          <label htmlFor={field}>{words(until ? "calls-vacation-longer" : "calls-vacation-now")}</label>
          <select id={field} className="field" value={days} onChange={(event) => setWanted(Number(event.target.value))}>
            {Array.from({ length: left }, (_, at) => at + 1).map((count) => (
              <option key={count} value={count}>
                {words("calls-vacation-days", { count })}
              </option>
            ))}
          </select>
          <Button onClick={() => onTake(days)}>{words("calls-vacation-take")}</Button>
        </div>
      )}
      <SwitchRow
        title={words("calls-vacation-alone")}
        why={words("calls-vacation-alone-why")}
        on={alone}
        onChange={onAlone}
      />
    </>
  );
}
