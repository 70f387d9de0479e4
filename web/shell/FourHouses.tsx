import { SEALS, SealMark, type SealName } from "../design/Seal.js";

const TONES = ["#8f4a34", "#a4573d", "#7a4335", "#9b6a4d"] as const;

/** The four houses of a table: a light in the windows of whoever sits there. */
export function FourHouses({ lights }: { lights: readonly SealName[] }) {
  return (
    <svg className="four-houses" viewBox="0 0 480 120" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {SEALS.map((seal, i) => (
        <House key={seal} seal={seal} x={20 + i * 112} tone={TONES[i]!} lit={lights.includes(seal)} />
      ))}
    </svg>
  );
}

function House({ seal, x, tone, lit }: { seal: SealName; x: number; tone: string; lit: boolean }) {
  const windows = [14, 40, 66].map((at) => `M${x + at} 108V82a10 10 0 0 1 20 0v26z`).join("");
  const bars = [14, 40, 66].map((at) => `M${x + at + 10} 74v34M${x + at} 88h20`).join("");
  return (
    <>
      <path d={`M${x} 120V58h12V48h11V38h11V28h11V18h14v10h11v10h11v10h11v10h12v62z`} fill={tone} />
      {lit && <SealMark seal={seal} x={x + 52} y={42} r={12} />}
      <path d={windows} fill={lit ? "#f6cf73" : "#2b1c16"} />
      <path d={bars} stroke={lit ? "#2b1c16" : "#e9d9bd"} strokeWidth={1.5} opacity={lit ? 0.5 : 0.35} />
    </>
  );
}
