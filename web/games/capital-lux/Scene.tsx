/** The game in a picture, on the shelf: the Capital by night, and four professions whose cards lie before it. */
const CARDS = [
  { x: 30, turn: -10, fill: "#25579c", worth: 4 },
  { x: 73, turn: -3, fill: "#b93a77", worth: 6 },
  { x: 116, turn: 4, fill: "#2f7446", worth: 3 },
  { x: 159, turn: 11, fill: "#e3b12c", worth: 5 },
] as const;
const TOWERS = "M0 96V70h22V48h26v22h14V40h10V24l12-14 12 14v16h10v22h26V34l14-18 14 18v28h20V46h26v26h34v60H0z";
const LIGHTS = "M30 56h5v8h-5zM80 46h5v8h-5zM80 28h5v8h-5zM138 44h5v9h-5zM146 44h5v9h-5zM192 54h5v8h-5zM10 78h5v8h-5z";

export const Scene = () => (
  <>
    <path d="M0 0h240v150H0z" fill="#2b2725" />
    <circle cx={204} cy={22} r={10} fill="#f3e6c2" />
    <path d={TOWERS} fill="#4a4340" />
    <path d={LIGHTS} fill="#f6cf73" />
    <path d="M0 64h240" stroke="#d9ad4e" strokeWidth={2.5} strokeDasharray="7 5" />
    {CARDS.map(({ x, turn, fill, worth }) => (
      <g key={x} transform={`translate(${x} ${74 + Math.abs(turn) * 0.8}) rotate(${turn} 25 40)`}>
        <rect width={52} height={84} rx={5} fill="#fffdf8" stroke="#1d1a17" />
        <rect x={4} y={4} width={44} height={76} rx={3} fill={fill} />
        <path d="M8 80c0-17 8-22 18-22s18 5 18 22z" fill="#1d1a17" opacity={0.55} />
        <circle cx={26} cy={46} r={11} fill="#eac29c" />
        <path d="M14 44c0-18 24-18 24 0l-5-5H19z" fill="#1d1a17" opacity={0.7} />
        <text
          x={10}
          y={23}
          fontFamily="var(--serif)"
          fontWeight={700}
          fontSize={19}
          fill={worth === 5 ? "#1d1a17" : "#fff"}
        >
          {worth}
        </text>
      </g>
    ))}
  </>
);
