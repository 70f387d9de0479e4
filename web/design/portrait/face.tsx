import type { ReactNode } from "react";
import { dots, fill, layer, stroke } from "./brush";
import type { Likeness } from "./likeness";
import { darker } from "./tones";

const INK = "#2b1c14";

/** The outline of the head. */
export function headShape({ width: w, jaw, chin }: Likeness["face"]): string {
  const cheek = 62 + jaw * 6;
  const crown = `M${60 - w} 50C${60 - w} 32 ${60 - w * 0.6} 28 60 28S${60 + w} 32 ${60 + w} 50`;
  return `${crown}C${60 + w} ${cheek} ${60 + w * jaw} ${chin} 60 ${chin}S${60 - w} ${cheek} ${60 - w} 50Z`;
}

/** The head with the window's light on its left; `shadow` lies within its outline. */
export function head({ face }: Likeness, clip: string, shadow: ReactNode) {
  const shape = headShape(face);
  return layer(
    <clipPath id={clip}>
      <path d={shape} />
    </clipPath>,
    fill(shape, face.shade),
    <g clipPath={`url(#${clip})`}>
      <path d={shape} transform="translate(-8 -1)" fill={face.skin} />
      <g fill="#c4503c" opacity={face.woman ? 0.2 : 0.15}>
        <ellipse cx={face.middle - 10} cy={65} rx={5} ry={3.6} />
        <ellipse cx={face.middle + 10} cy={65} rx={5} ry={3.6} />
      </g>
      {shadow}
    </g>,
  );
}

/** Both eyes with their brows; one may be hidden by a patch. */
export function eyes(looks: Likeness) {
  return layer(...([-1, 1] as const).map((side) => eye(looks, side)));
}

function eye({ eyes: { y, gap, size, lid, brow, iris }, face, hair, patch }: Likeness, side: 1 | -1) {
  const { middle, turn, width: w, woman, old } = face;
  const x = middle + side * gap;
  const far = side === turn;
  if (patch && far)
    return layer(
      fill(`M${x - 6} ${y - 4}h12v5c-1 5-11 5-12 0z`, INK),
      stroke(`M${60 - w} ${y - 9}L${60 + w} ${y - 3}`, INK, 1.4),
    );
  const scale = `scale(${(size * (far ? 0.86 : 1)).toFixed(2)} ${size.toFixed(2)})`;
  const arch = `M${x - side * 5} ${y - 6 + brow * 0.8}q${side * 4} ${-2.5 - lid} ${side * 10} ${0.6 - brow}`;
  return layer(
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) ${scale}`}>
      {fill("M-5 .6Q0-4 5 .6 0 3.6-5 .6z", "#fbf6ec")}
      <circle cx={turn * 0.8} cy={-0.2} r={2.3} fill={iris} />
      <circle cx={turn * 0.8 - 0.8} cy={-1} r={0.7} fill="#fff" />
      {stroke("M-5.2 .6Q0-4.4 5.2 .4", INK, woman ? 1.7 : 1.3)}
    </g>,
    stroke(arch, darker(hair, old && !woman ? 0.8 : 0.9), woman ? 1.3 : 2.2),
  );
}

export function nose({ nose: { length, width }, eyes: { y }, face: { middle, turn, shade } }: Likeness) {
  const bridge = `M${middle + turn * 0.6} ${y + 1}q${width * 0.5} ${length * 0.6} ${width} ${length - 1}`;
  return stroke(`${bridge}q${-width * 0.4} 2 ${-width * 1.3} 1.2`, darker(shade, 0.78), 1.5);
}

export function mouth({ mouth: { y, smile, width: w }, face: { middle, woman, old, shade } }: Likeness) {
  const left = `M${middle - w} ${y}`;
  const upper = `q${-w * 0.5} -1.4 ${-w} -.6q${-w * 0.5} -.8 ${-w} .6z`;
  return layer(
    fill(`${left}q${w} ${smile + 3.6} ${w * 2} 0${upper}`, woman ? "#b4483f" : "#a2574a"),
    stroke(`${left}q${w} ${smile + 1.2} ${w * 2} 0`, "#6b2f28", 0.9),
    old && stroke(`M${middle - 11} ${y - 4}q-1 3 0 6M${middle + 11} ${y - 4}q1 3 0 6`, darker(shade, 0.85), 1),
  );
}

/** A scholar's glasses. */
export function glasses({ eyes: { y, gap }, face: { middle } }: Likeness) {
  return layer(
    <g fill="#fff" fillOpacity={0.16} stroke="#3a2a14" strokeWidth={1.5}>
      <circle cx={middle - gap} cy={y} r={6.4} />
      <circle cx={middle + gap} cy={y} r={6.4} />
    </g>,
    stroke(`M${middle - 2} ${y - 1}q2-2 4 0`, "#3a2a14", 1.5),
  );
}

export function earring({ face: { turn, width } }: Likeness, gold: string) {
  return dots([[60 - turn * width, 68]], 1.9, gold);
}
