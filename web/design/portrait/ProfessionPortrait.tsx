import type { Colour } from "../colours";
import type { Group } from "./groups";
import { Portrait } from "./Portrait";

const DRESS = {
  agent: "underworld",
  cleric: "church",
  scholar: "scholar",
  merchant: "merchant",
} as const satisfies Record<string, Group>;

export type Profession = keyof typeof DRESS;

type ProfessionPortraitProps = {
  profession: Profession;
  value: number;
  colour: Colour;
  wide?: boolean;
  label?: string;
};

/** The portrait of a Capital Lux card: profession and value are one person, even values are women. */
export function ProfessionPortrait({ profession, value, ...rest }: ProfessionPortraitProps) {
  return <Portrait id={`${profession}-${value}`} group={DRESS[profession]} woman={value % 2 === 0} {...rest} />;
}
