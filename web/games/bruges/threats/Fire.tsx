/** The fire: three gables against the night, and flames out of their windows. */
import "./fire.css";

const FLAME =
  "M0 0c-14-10-12-26-3-36 1 8 5 10 7 14 4-8 2-18-2-28 14 10 22 30 12 46 4-2 6-6 6-10 6 12 0 20-8 22-4 1-8 0-12-8z";

export const Fire = () => (
  <svg className="threat-scene fire" viewBox="0 0 316 138" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle className="glow" cx="158" cy="112" r="130" />
    <g className="gables">
      <path d="M14 138V84h10V70h10V56h10V44h18v12h10v14h10v14h10v54z" />
      <path d="M104 138V72h13V56h13V40h13V26h26v14h13v16h13v16h13v66z" />
      <path d="M220 138V86h10V72h10V58h10V46h18v12h10v14h10v14h10v52z" />
    </g>
    <path
      className="lit"
      d="M40 92h12v20H40zM58 92h12v20H58zM126 82h16v26h-16zM168 82h16v26h-16zM148 50h16v18h-16zM246 94h12v20h-12zM266 94h12v20h-12z"
    />
    <g className="flames">
      <g transform="translate(134 84)">
        <path className="flame a" d={FLAME} />
      </g>
      <g transform="translate(176 84) scale(1.1)">
        <path className="flame b" d={FLAME} />
      </g>
      <g transform="translate(152 46) scale(1.25)">
        <path className="flame c" d={FLAME} />
      </g>
      <g transform="translate(252 92) scale(0.8)">
        <path className="flame b" d={FLAME} />
      </g>
      <g transform="translate(60 94) scale(0.7)">
        <path className="flame a" d={FLAME} />
      </g>
    </g>
    <path
      className="sparks"
      d="M120 30h3v3h-3zM200 22h3v3h-3zM96 54h2v2h-2zM228 36h3v3h-3zM172 8h2v2h-2zM140 12h2v2h-2zM262 52h2v2h-2z"
    />
  </svg>
);
