import { memo, type SVGProps } from "react";
import { KIT } from "./glyphs";
import { useBroughtGlyphs } from "./glyphs/brought";
import type { Glyph } from "./glyphs/glyph";

/** All glyphs and hatchings, once in the page; everything else refers to them by name. */
export const Sprite = memo(function Sprite() {
  const brought = useBroughtGlyphs();
  return (
    <svg className="sprite" aria-hidden="true">
      <defs>
        <Hatchings />
      </defs>
      {Object.entries<Glyph>({ ...KIT, ...brought }).map(([name, glyph]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <Strokes glyph={glyph} />
        </symbol>
      ))}
    </svg>
  );
});

function Strokes({ glyph }: { glyph: Glyph }) {
  if (typeof glyph === "string") return <path fillRule="evenodd" d={glyph} />;
  return (
    <>
      {glyph.solid && <path fillRule="evenodd" d={glyph.solid} />}
      <path d={glyph.line} fill="none" stroke="currentColor" strokeWidth={glyph.width} strokeLinecap="round" />
    </>
  );
}

/** The engravers' hatchings of the Low Countries, about 1600: every colour of a game has one, so that no one needs the hue. */
function Hatchings() {
  return (
    <>
      <Lines id="h-blue" d="M0 3h6" opacity={0.34} />
      <Lines id="h-red" d="M3 0v6" opacity={0.34} />
      <Lines id="h-green" d="M0 3h6" opacity={0.36} turn={45} />
      <Lines id="h-purple" d="M0 3h6" opacity={0.36} turn={-45} />
      <Lines id="h-brown" d="M0 3h6M3 0v6" opacity={0.26} turn={45} width={1} />
      <Lines id="h-grey" d="M0 3h6M3 0v6" opacity={0.28} width={1} />
      <Tile id="h-pink" width={6} height={8}>
        <path d="M3 0v4" stroke="#fff" strokeOpacity={0.5} strokeWidth={1.4} />
      </Tile>
      <Tile id="h-yellow" width={7} height={7}>
        <g fill="#5b3d00" fillOpacity={0.5}>
          <circle cx={1.75} cy={1.75} r={1} />
          <circle cx={5.25} cy={5.25} r={1} />
        </g>
      </Tile>
      <Tile id="h-church" width={11} height={11}>
        <path d="M5.5 3v5M3 5.5h5" stroke="#7a6534" strokeOpacity={0.5} strokeWidth={1.2} />
      </Tile>
      <Tile id="h-site" width={7} height={7} patternTransform="rotate(45)">
        <path d="M0 0h3.5v7H0z" fill="#1d1a17" fillOpacity={0.6} />
      </Tile>
    </>
  );
}

type LinesProps = { id: string; d: string; opacity: number; turn?: number; width?: number };

function Lines({ id, d, opacity, turn = 0, width = 1.2 }: LinesProps) {
  return (
    <Tile id={id} width={6} height={6} patternTransform={`rotate(${turn})`}>
      <path d={d} stroke="#fff" strokeOpacity={opacity} strokeWidth={width} />
    </Tile>
  );
}

function Tile(props: SVGProps<SVGPatternElement>) {
  return <pattern patternUnits="userSpaceOnUse" {...props} />;
}
