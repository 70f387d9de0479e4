/** When one is left alone: no call comes, and one's clocks by the day stand. Drawn as a dial of a day, chosen by two plain fields. */
import { useId } from "react";
import type { CallWishes } from "../calls/callSettings.js";
import { Button } from "../design/Button.js";
import { Row, SwitchRow } from "../shell/Row.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";

/** At most nine. */
const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const HALF_HOURS = Array.from({ length: 48 }, (_, at) => at * 30);
const DAY = 24 * 60;

interface QuietHoursProps {
  wishes: CallWishes;
  onChange: (wish: Partial<CallWishes>) => void;
}

export function QuietHours({ wishes, onChange }: QuietHoursProps) {
  const words = useWords();
  const [from, hours, zone] = [useId(), useId(), useId()];
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = wishes.zone || here;
  // Whoever sets something for the first time means it where they are.
  const change = (wish: Partial<CallWishes>) => onChange({ zone: named, ...wish });
  const until = (wishes.quiet_from + wishes.quiet_hours * 60) % DAY;
  return (
    <>
      <p>{words("calls-quiet-why")}</p>
      <div className="quiet-hours">
        <Dial from={wishes.quiet_from} hours={wishes.quiet_hours} />
        <div>
          <Field id={from} title={words("calls-quiet-from")}>
            <select
              id={from}
              className="field"
              value={wishes.quiet_from}
              onChange={(event) => change({ quiet_from: Number(event.target.value) })}
            >
              {[...new Set([...HALF_HOURS, wishes.quiet_from])].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {timeText(words, minutes)}
                </option>
              ))}
            </select>
          </Field>
          <Field id={hours} title={words("calls-quiet-hours")}>
            <select
              id={hours}
              className="field"
              value={wishes.quiet_hours}
              onChange={(event) => change({ quiet_hours: Number(event.target.value) })}
            >
              {HOURS.map((count) => (
                <option key={count} value={count}>
                  {words("calls-quiet-count", { count })}
                </option>
              ))}
            </select>
          </Field>
          <p className="account-small">
            {wishes.quiet_hours > 0
              ? words("calls-quiet-until", { time: timeText(words, until) })
              : words("calls-quiet-none")}
          </p>
        </div>
      </div>
      <Row
        title={words("calls-zone")}
        why={named === here ? words("calls-zone-here") : words("calls-zone-other", { here })}
        wide
      >
        <label className="sr" htmlFor={zone}>
          {words("calls-zone")}
        </label>
        <select id={zone} className="field" value={named} onChange={(event) => onChange({ zone: event.target.value })}>
          {zonesWith(named, here).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll("_", " ")}
            </option>
          ))}
        </select>
        {named !== here && (
          <Button small onClick={() => onChange({ zone: here })}>
            {words("calls-zone-take", { here: here.replaceAll("_", " ") })}
          </Button>
        )}
      </Row>
      <SwitchRow
        title={words("calls-weekends")}
        why={words("calls-weekends-why")}
        on={wishes.weekends}
        onChange={(weekends) => change({ weekends })}
      />
    </>
  );
}

const Field = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <div className="quiet-field">
    <label htmlFor={id}>{title}</label>
    {children}
  </div>
);

/** "23:00", as the language writes it. */
function timeText({ language }: Words, minutes: number): string {
  const how = { hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, how).format(minutes * 60_000);
}

/** All that the browser knows; the two that are meant are among them, whatever it knows. */
function zonesWith(...needed: readonly string[]): string[] {
  return [...new Set([...(Intl.supportedValuesOf?.("timeZone") ?? []), ...needed])].sort();
}

/** A day with midnight below; what is quiet is dark. The fields say the same. */
function Dial({ from, hours }: { from: number; hours: number }) {
  const words = useWords();
  return (
    <svg className="quiet-dial" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="42" className="day" />
      <circle
        cx="60"
        cy="60"
        r="42"
        className="night"
        pathLength={DAY}
        strokeDasharray={`${hours * 60} ${DAY}`}
        transform={`rotate(${90 + (from / DAY) * 360} 60 60)`}
      />
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={60 - 54 * Math.sin((hour / 12) * Math.PI)} y={64 + 54 * Math.cos((hour / 12) * Math.PI)}>
          {hour}
        </text>
      ))}
      <text x="60" y="67" className="hours">
        {words("calls-quiet-short", { count: hours })}
      </text>
    </svg>
  );
}
