/** The game in a picture, on the shelf: a street at the canal, one at the window, a boat that brings guilders. */
const GABLE = "M0 76V34h7v-8h7v-8h7v-8h7V2h10v8h7v8h7v8h7v8h7v42z";
const HOUSES = [
  { x: -14, y: 36, fill: "#7b5132" },
  { x: 50, y: 22, fill: "#25579c" },
  { x: 115, y: 30, fill: "#b1291f" },
  { x: 180, y: 25, fill: "#c99a26" },
] as const;
const PANES = "M12 42h12v16H12zM42 42h12v16H42z";
const WAVES = "M14 122q8-4 16 0t16 0M150 116q8-4 16 0t16 0M58 142q8-4 16 0t16 0M190 138q8-4 16 0t16 0";

export const Scene = () => (
  <>
    <path d="M0 0h240v150H0z" fill="#dfe1d3" />
    <path
      d="M0 62V44l14-12 14 12V34l12-10 12 10v14l18-16 18 16V30l8-20 8 20v18l20-16 20 16V36l14-12 14 12v12l20-16 20 16v30H0z"
      fill="#c4c4b8"
    />
    {HOUSES.map(({ x, y, fill }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d={GABLE} fill={fill} stroke="#2b1a12" strokeOpacity={0.4} />
        <path d="M56 34h10v42H56z" fill="#1b0f09" opacity={0.18} />
        <path d={PANES} fill="#f6cf73" stroke="#fff3d6" strokeWidth={1.5} />
        <path d="M28 76V62a5 5 0 0 1 10 0v14z" fill="#2b1a12" />
        <circle cx={33} cy={24} r={4} fill="#2b1a12" opacity={0.7} />
      </g>
    ))}
    <path d="M0 98h240v7H0z" fill="#6d5a4a" />
    <path d="M0 105h240v45H0z" fill="#2f6068" />
    <path d={WAVES} stroke="#e9f1ea" strokeWidth={2} fill="none" opacity={0.45} />
    <path d="M76 123c24 7 76 7 102 0-5 13-15 19-27 19h-48c-12 0-21-7-27-19z" fill="#4a2f22" />
    <path d="M76 123c24 7 76 7 102 0l-2 5c-28 6-70 6-97 0z" fill="#7a4a30" />
    <path d="M144 126l4-24h9l4 24z" fill="#6b3b8e" />
    <circle cx={152.5} cy={97} r={6} fill="#eac29c" />
    <path d="M145 95c1-8 14-8 15 0z" fill="#8f2a22" />
    {[96, 112, 128].map((x) => (
      <circle key={x} cx={x} cy={119} r={7.5} fill="#e3b12c" stroke="#7d5810" strokeWidth={1.5} />
    ))}
  </>
);
