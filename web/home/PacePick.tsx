/** How long a move may take: as long as one likes, minutes, or days; and of days, how many. */
import { Segmented } from "../design/Segmented.js";
import { DAY_CLOCKS, type DayPace, type Pace, useNewTablePlan } from "../shell/newTablePlan.js";
import { Row, SwitchRow } from "../shell/Row.js";
import { spanText } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";

const PACES: readonly Pace[] = ["none", "live", "day"];
const DAY_PACES: readonly DayPace[] = ["half", "day", "week"];

export function PacePick() {
  const words = useWords();
  const { pace, dayPace, vacation, change } = useNewTablePlan();
  const bank = spanText(words, DAY_CLOCKS[dayPace].bank);
  return (
    <>
      <Row title={words("new-pace")} why={words(`new-pace-${pace}-why`)} wide>
        <Segmented
          label={words("new-pace")}
          options={PACES.map((value) => ({ value, label: words(`new-pace-${value}`) }))}
          value={pace}
          onChange={(pace) => change({ pace })}
        />
      </Row>
      {pace === "day" && (
        <>
          <Row title={words("new-day-pace")} why={words("new-day-pace-why", { bank })} wide>
            <Segmented
              label={words("new-day-pace")}
              options={DAY_PACES.map((value) => ({ value, label: spanText(words, DAY_CLOCKS[value].move) }))}
              value={dayPace}
              onChange={(dayPace) => change({ dayPace })}
            />
          </Row>
          <SwitchRow
            title={words("new-vacation")}
            why={words("new-vacation-why")}
            on={vacation}
            onChange={(vacation) => change({ vacation })}
          />
        </>
      )}
    </>
  );
}
