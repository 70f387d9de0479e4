/** The intrigue: a mask between curtains, a dagger behind it, and eyes in the dark. */
import "./intrigue.css";

export const Intrigue = () => (
  <svg className="threat-scene intrigue" viewBox="0 0 316 138" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className="eyes"
      d="M66 44q9-7 18 0q-9 7-18 0zM92 44q9-7 18 0q-9 7-18 0zM212 66q8-6 16 0q-8 6-16 0zM234 66q8-6 16 0q-8 6-16 0z"
    />
    <g className="dagger">
      <path className="blade" d="M153 8l5-8 5 8v62h-10z" transform="rotate(24 158 70) translate(0 -6)" />
      <path
        className="hilt"
        d="M138 66h40v7h-40zM154 73h8v24h-8zM151 97h14v9h-14z"
        transform="rotate(24 158 70) translate(0 -2)"
      />
    </g>
    <g className="mask">
      <path
        className="half"
        d="M98 62c14-14 38-18 60-4 22-14 46-10 60 4 4 22-6 44-26 48-16 2-26-10-34-16-8 6-18 18-34 16-20-4-30-26-26-48z"
      />
      <path className="hole" d="M112 76c10-10 24-8 32 4-8 10-24 12-32-4zM172 80c8-12 22-14 32-4-8 16-24 14-32 4z" />
      <path className="trim" d="M98 62c14-14 38-18 60-4 22-14 46-10 60 4M158 58v34" />
      <path className="ribbon" d="M98 66c-18 4-30 16-34 34 8-8 16-12 24-12M218 66c18 4 30 16 34 34-8-8-16-12-24-12" />
    </g>
    <path className="curtain left" d="M-4-4h72c-6 50-26 96-72 118z" />
    <path className="curtain right" d="M320-4h-72c6 50 26 96 72 118z" />
    <path
      className="pleat"
      d="M12 0c2 40-2 66-12 84M34 0c-2 34-10 58-26 80M52 0c-4 30-14 50-28 70M304 0c-2 40 2 66 12 84M282 0c2 34 10 58 26 80M264 0c4 30 14 50 28 70"
    />
  </svg>
);
