import type { GameName } from "../protocol/index.js";
import "./gamemark.css";

/** The little picture of a game: a gable at the water, a town of six arms, four totals under a limit. */
export function GameMark({ game }: { game: GameName }) {
  return (
    <svg className="gamemark" viewBox="0 0 48 48" aria-hidden="true">
      {MARKS[game]}
    </svg>
  );
}

const MARKS = {
  bruges: (
    <>
      <path d="M0 0h48v48H0z" fill="#2f6068" />
      <path d="M0 34c6 0 6-3 12-3s6 3 12 3 6-3 12-3 6 3 12 3v14H0z" fill="#1d474f" />
      <path d="M8 34V22h4v-4h4v-4h4v-4h8v4h4v4h4v4h4v12z" fill="#b3654a" />
      <path d="M21 34v-7a3 3 0 0 1 6 0v7z" fill="#2b1a12" />
      <circle cx={24} cy={18} r={2.4} fill="#f6cf73" />
    </>
  ),
  flandern: (
    <>
      <path d="M0 0h48v48H0z" fill="#dccfae" />
      <g stroke="#fffdf6" strokeWidth={1.5}>
        <path d="M24 24L14 7h20z" fill="#25579c" />
        <path d="M24 24l10-17 10 17z" fill="#e3b12c" />
        <path d="M24 24h20L34 41z" fill="#2f7446" />
        <path d="M24 24l10 17H14z" fill="#b1291f" />
        <path d="M24 24L14 41 4 24z" fill="#666d73" />
        <path d="M24 24H4L14 7z" fill="#f7f1e3" />
      </g>
    </>
  ),
  "capital-lux": (
    <>
      <path d="M0 0h48v48H0z" fill="#2b2725" />
      <rect x={2} y={18} width={10} height={22} rx={2} fill="#25579c" />
      <rect x={13.5} y={10} width={10} height={30} rx={2} fill="#b93a77" />
      <rect x={25} y={24} width={10} height={16} rx={2} fill="#2f7446" />
      <rect x={36.5} y={14} width={10} height={26} rx={2} fill="#e3b12c" />
      <path d="M2 16h44" stroke="#d9ad4e" strokeWidth={2} strokeDasharray="3 2" />
    </>
  ),
} as const satisfies Record<GameName, unknown>;
