/** The game in a picture, on the shelf: a town of districts in four arms, free ones among them, and its cathedral. */
const SIDE = 48;
const TALL = SIDE * 0.866;
/** Row by row from the left: a letter of a guild, or a free place. */
const ROWS = ["..ybb.y..", ".rr.yCgg.", "bbyrCCg.r", ".yg.rrbb."] as const;
const FILL: Record<string, string> = {
  b: "#25579c",
  r: "#b1291f",
  y: "#e3b12c",
  g: "#2f7446",
  C: "#f7f1e3",
  ".": "#e7dcbd",
};

const DISTRICTS = ROWS.flatMap((row, line) =>
  [...row].map((arms, place) => {
    const up = (line + place) % 2 === 0;
    const [x, y] = [12 + (place * SIDE) / 2, line * TALL - 10];
    const d = up
      ? `M${x} ${y + TALL}l${SIDE / 2} ${-TALL} ${SIDE / 2} ${TALL}z`
      : `M${x} ${y}h${SIDE}l${-SIDE / 2} ${TALL}z`;
    return { d, arms, key: `${line}-${place}` };
  }),
);

export const Scene = () => (
  <>
    <path d="M0 0h240v150H0z" fill="#cdbd93" />
    <path d="M-10 118C40 104 60 138 110 128s70-24 140-6v40H-10z" fill="#5d8d93" opacity={0.55} />
    {DISTRICTS.map(({ d, arms, key }) => (
      <path key={key} d={d} fill={FILL[arms]} stroke="#fffdf6" strokeWidth={2.5} strokeLinejoin="round" />
    ))}
    <g fill="#5b4632">
      <path d="M117 104V72h10V54l6-14 6 14v18h10v32z" />
      <path d="M129 104V92a4 4 0 0 1 8 0v12z" fill="#e3b12c" />
      <path d="M133 40v-9m-4 4h8" stroke="#5b4632" strokeWidth={2} />
      <circle cx={133} cy={67} r={4} fill="#e3b12c" />
    </g>
  </>
);
