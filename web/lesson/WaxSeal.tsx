/** The seal at the end of a lesson, and on a puzzle that is solved: red wax, pressed with a laurel. */
import "./wax-seal.css";

const BUMPS = Array.from({ length: 14 }, (_, n) => (n * 2 * Math.PI) / 14);

export function WaxSeal() {
  return (
    <svg className="wax" viewBox="-50 -50 100 100" aria-hidden="true">
      {BUMPS.map((angle, n) => (
        <circle key={angle} cx={34 * Math.cos(angle)} cy={34 * Math.sin(angle)} r={n % 3 === 0 ? 11 : 9} />
      ))}
      <circle r={37} />
      <circle className="rim" r={29} />
      <use href="#i-laurel" x={-19} y={-19} width={38} height={38} />
    </svg>
  );
}
