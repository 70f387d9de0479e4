import { memo, type ReactNode, useId } from "react";
import type { Colour } from "../colours";
import { fill, layer } from "./brush";
import { COLLARS } from "./collars";
import { earring, eyes, glasses, head, mouth, nose } from "./face";
import type { Group } from "./groups";
import { fullBeard, goatee, hairBehind, hairInFront, moustache, stubble } from "./hair";
import { type Hat, HEADGEAR } from "./headgear";
import { type Likeness, likeness } from "./likeness";
import { niche } from "./niche";
import { darker, GOLD } from "./tones";

type PortraitProps = {
  id: string;
  group: Group;
  colour: Colour;
  woman: boolean;
  /** The piece an office demands; without it the id picks one of the group's. */
  hat?: Hat;
  /** Three to two instead of square. */
  wide?: boolean;
  /** What a screen reader says; without it the picture is decoration. */
  label?: string;
  className?: string;
};

/** A small Flemish panel: light from the left, a three-quarter turn, a niche in the card's colour.
 *  The group decides headgear and collar, the card's colour the niche, the id the face. */
export const Portrait = memo(function Portrait(props: PortraitProps) {
  const { id, group, colour, woman, hat, wide, label, className } = props;
  const clip = useId();
  const looks = likeness({ id, group, colour, woman, hat });
  const panel = wide ? "-28 5 176 93" : "0 0 120 120";
  return (
    <svg
      className={className}
      viewBox={panel}
      role="img"
      aria-label={label}
      aria-hidden={!label}
      preserveAspectRatio="xMidYMid slice"
    >
      {niche(colour, looks.scene)}
      {figure(looks, group, clip)}
    </svg>
  );
});

function figure(looks: Likeness, group: Group, clip: string): ReactNode {
  const { cloth, second, hair, beard, wears } = looks;
  const { behind, front } = HEADGEAR[wears]({ cloth, second, hair });
  return layer(
    looks.long && !behind && hairBehind(looks),
    behind,
    shoulders(looks),
    // a nurse's linen asks for a plain collar, whatever her group
    COLLARS[wears === "nurse" ? "scholar" : group](cloth, second),
    head(looks, clip, beard === "stubble" && stubble(looks)),
    beard === "full" && fullBeard(looks),
    beard === "goatee" && goatee(looks),
    hairInFront(looks),
    eyes(looks),
    nose(looks),
    (beard === "full" || beard === "moustache") && moustache(looks),
    mouth(looks),
    looks.glasses && glasses(looks),
    front,
    looks.earring && earring(looks, GOLD),
  );
}

function shoulders({ robe, face: { skin, shade } }: Likeness): ReactNode {
  return layer(
    fill("M6 120c2-16 14-25 40-30h28c26 5 38 14 40 30z", robe),
    fill("M74 90c26 5 38 14 40 30H84c2-12-2-22-10-30z", darker(robe), 0.6),
    fill("M51 74h18v17c-3 5-15 5-18 0z", shade),
    fill("M51 74h11c-2 8-4 14-4 19-4 0-7-1-7-2z", skin),
  );
}
