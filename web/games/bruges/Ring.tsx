/** The ring of canals: dry spaces in their colours, dug ones with water and the owner's seal, gates, statues. */
import { memo } from "react";
import { colourClass, useLetter } from "../../design/colours.js";
import { SealMark, type SealName } from "../../design/Seal.js";
import type { Player } from "../../protocol/bruges.js";
import "./ring.css";
import { useWords } from "../../words/Speaking.js";
import type { Gate, RingShape, RingSpace } from "./ringShape.js";

interface RingProps {
  ring: RingShape;
  players: readonly Player[];
  seals: readonly SealName[];
  label: string;
}

export const Ring = memo(function Ring({ ring, players, seals, label }: RingProps) {
  const { width, height, size, path } = ring;
  return (
    <svg className="bruges-ring" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={path} className="bank" strokeWidth={size * 1.24} />
      <path d={path} className="deep" strokeWidth={size} />
      <path d={path} className="water" strokeWidth={size * 0.9} />
      <path d={path} className="stream" />
      {ring.gates.map((gate) =>
        gate.spaces.map((space) => (
          <RingSpaceMark
            key={`${gate.spot.x}-${space.side}-${space.number}`}
            {...{ ring, gate, space }}
            built={gate.seat === null ? 0 : (players[gate.seat]?.canals[space.side === "left" ? 0 : 1]?.built ?? 0)}
            seal={gate.seat === null ? null : seals[gate.seat]!}
          />
        )),
      )}
      {ring.plinths.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className="plinth">
          <circle r={size * 0.4} />
          <use href="#i-statue" x={-size * 0.25} y={-size * 0.26} width={size * 0.5} height={size * 0.5} />
        </g>
      ))}
      {ring.gates.map((gate) => (
        <GateMark key={`${gate.spot.x} ${gate.spot.y}`} {...{ gate, size, seals, players }} />
      ))}
    </svg>
  );
});

interface SpaceProps {
  ring: RingShape;
  gate: Gate;
  space: RingSpace;
  built: number;
  seal: SealName | null;
}

function RingSpaceMark({ ring: { size, step }, gate, space, built, seal }: SpaceProps) {
  const words = useWords();
  const { spot, colour, price, number } = space;
  const letter = useLetter(colour);
  const wide = step * 0.9;
  const high = size * 0.84;
  const box = { x: -wide / 2, y: -high / 2, width: wide, height: high, rx: 4 };
  const dug = number <= built;
  // Where spaces get narrow the price moves inward, so that colour and hatching stay to be seen.
  const tight = step < 22;
  const inward = tight ? 5 : 0;
  const angle = (spot.turn * Math.PI) / 180;
  const radius = tight ? 7.2 : Math.max(8.4, size * 0.27);
  // The letter of its colour stands beside the price, or outward of it where that has moved in.
  const off = tight ? -size * 0.3 : radius + 5;
  const beside = tight
    ? { x: -Math.sin(angle) * off, y: Math.cos(angle) * off }
    : { x: Math.cos(angle) * off, y: Math.sin(angle) * off };
  const ripple = `q${wide * 0.17} -3 ${wide * 0.34} 0t${wide * 0.34} 0`;
  const state = dug ? "dug" : gate.seat === null ? "idle" : "";
  const anchor =
    gate.seat !== null && number === Math.min(built + 1, 5) ? `canal:${gate.seat}.${space.side}` : undefined;
  const place = gate.seat === null ? undefined : `${gate.seat}.${space.side}.${number}`;
  return (
    <g
      transform={`translate(${spot.x} ${spot.y})`}
      className={`space c-${colour} ${state}`}
      data-at={anchor}
      data-space={place}
      data-names={place && `dug:${place}`}
    >
      <g transform={`rotate(${spot.turn})`}>
        {dug ? (
          <g className="token">
            <rect {...box} className="tok" />
            <path
              className="ripple"
              d={`M${-wide * 0.34} ${-high * 0.26}${ripple}M${-wide * 0.34} ${high * 0.28}${ripple}`}
            />
          </g>
        ) : (
          <>
            <rect {...box} className="dry" />
            <rect {...box} className="tex" />
          </>
        )}
      </g>
      {dug && seal ? (
        <SealMark seal={seal} r={Math.max(8, size * 0.25)} />
      ) : (
        <>
          <g transform={`translate(${-Math.sin(angle) * inward} ${Math.cos(angle) * inward})`}>
            <circle className="price" r={radius} />
            <text y={Math.max(4.2, size * 0.125)} fontSize={Math.max(12, size * 0.36)}>
              {price}
            </text>
          </g>
          <text className="letter" x={beside.x} y={beside.y + 3} fontSize={9}>
            {letter}
          </text>
        </>
      )}
      {number === 3 && <title>{words("bruges-third-space")}</title>}
    </g>
  );
}

const TOWER = "M-24 22V-10l7-12 7 12v6h20v-6l7-12 7 12v32z";

interface GateMarkProps {
  gate: Gate;
  size: number;
  seals: readonly SealName[];
  players: readonly Player[];
}

function GateMark({ gate: { seat, spot }, size, seals, players }: GateMarkProps) {
  const words = useWords();
  const seal = seat === null ? null : seals[seat]!;
  const house = seat === null ? undefined : players[seat]?.guard_house;
  return (
    <g
      transform={`translate(${spot.x} ${spot.y}) scale(${size / 31})`}
      className={`gate ${seal ? `seal-${seal}` : "idle"} ${house ? colourClass(house) : ""}`}
      data-at={seat === null ? undefined : `gate:${seat}`}
    >
      <path className="tower" d={TOWER} />
      {house && <path className="tex" d={TOWER} />}
      <path className="cap" d="M-24-10l7-14 7 14zM10-10l7-14 7 14z" />
      {seal ? (
        <>
          <SealMark seal={seal} y={7} r={13} />
          {house && <title>{words.name(`guard:${house}`)}</title>}
        </>
      ) : (
        <>
          <path d="M-8 22V8a8 8 0 0 1 16 0v14z" className="shut" />
          <title>{words("bruges-nobody-here")}</title>
        </>
      )}
    </g>
  );
}
