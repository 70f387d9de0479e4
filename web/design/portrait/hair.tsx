import { fill, layer, stroke } from "./brush";
import type { Likeness } from "./likeness";
import { darker } from "./tones";

/** Long hair behind the shoulders, where no veil or hood covers it. */
export function hairBehind({ hair, face: { width: w, woman } }: Likeness) {
  return woman
    ? fill("M36 46c-6 20-5 34-2 50h52c3-16 4-30-2-50z", hair)
    : fill(`M${59 - w} 44c-7 12-7 24-4 34h${w * 2 + 10}c3-10 3-22-4-34z`, hair);
}

/** Locks beside a man's face and the hair over the forehead. */
export function hairInFront({ hair, long, face: { width: w, woman } }: Likeness) {
  return layer(
    !woman && long && fill(locks(w), hair),
    fill(`M${59.5 - w} 47c1-14 8-20 20.5-20s20 6 21 20c-6-7-8-11-21-11s-15 4-20.5 11z`, hair),
  );
}

function locks(w: number): string {
  const left = `M${58 - w} 52c-1-10 2-16 8-20l2 8c-3 6-4 14-4 26-4-2-6-8-6-14z`;
  return `${left}M${62 + w} 52c1-10-2-16-8-20l-2 8c3 6 4 14 4 26 4-2 6-8 6-14z`;
}

/** A shadow on the jaw; it lies within the outline of the head. */
export function stubble({ hair }: Likeness) {
  return fill("M34 62c8 8 12 4 26 4s18 4 26-4v30H34z", hair, 0.22);
}

/** A full beard along the jaw, leaving room for the mouth. */
export function fullBeard({ hair, build, face: { width: w, chin, middle: m, skin } }: Likeness) {
  const end = chin + 4 + build * 5;
  const outer = `M${60 - w} 56C${60 - w - 1} ${chin - 4} ${60 - w * 0.7} ${end} 60 ${end}S${60 + w + 1} ${chin - 4} ${60 + w} 56`;
  const inner = `C${60 + w * 0.85} 66 ${m + 12} 68 ${m + 8} 67Q${m} 64 ${m - 8} 67C${m - 12} 68 ${60 - w * 0.85} 66 ${60 - w} 56Z`;
  return layer(
    fill(outer + inner, hair),
    <ellipse cx={m} cy={73.5} rx={6} ry={3.2} fill={skin} />,
    stroke(`M${m - 5} ${end - 9}q2 4 1 7M${m + 5} ${end - 9}q-1 4 0 7`, darker(hair, 0.85), 1.2),
  );
}

export function goatee({ hair, face: { chin, middle } }: Likeness) {
  return fill(`M${middle - 6.5} ${chin - 4.5}q6.5 3 13 0c1.2 5-1.5 11-6.5 12.5-5-1.5-7.7-7.5-6.5-12.5z`, hair);
}

export function moustache({ hair, build, mouth, face: { middle } }: Likeness) {
  const w = 9 + build;
  return fill(
    `M${middle} ${mouth.y - 3.6}c-3-1.4-8-.4-${w} 3.8 4 0 6-.8 ${w}-1.4 3 .6 5 1.4 ${w} 1.4-2-4.2-6-5.2-${w}-3.8z`,
    hair,
  );
}
