import { type Colour, colourClass } from "./colours";
import { Icon } from "./Icon";

/** The five threats by their colour. */
export const THREAT = {
  blue: "flood",
  brown: "plague",
  red: "fire",
  purple: "intrigue",
  yellow: "raid",
} as const satisfies Partial<Record<Colour, string>>;

export type ThreatColour = keyof typeof THREAT;

/** Three dots under the threat's sign; from two on it stands in full colour, as a warning. */
export function Threat({ colour, count, label }: { colour: ThreatColour; count: number; label: string }) {
  return (
    <span className={`threat ${colourClass(colour)} n${count}`} role="img" aria-label={label}>
      <Icon name={THREAT[colour]} />
      <i className={count > 0 ? "on" : ""} />
      <i className={count > 1 ? "on" : ""} />
      <i className={count > 2 ? "on" : ""} />
    </span>
  );
}
