/** The game's sign in lists: a town of six arms within its wall. */
export const Emblem = () => (
  <svg className="emblem" viewBox="0 0 48 48" aria-hidden="true">
    <g stroke="#fffdf6" strokeWidth={1.5} strokeLinejoin="round">
      <path d="M24 24L14 7h20z" fill="#25579c" />
      <path d="M24 24l10-17 10 17z" fill="#e3b12c" />
      <path d="M24 24h20L34 41z" fill="#2f7446" />
      <path d="M24 24l10 17H14z" fill="#b1291f" />
      <path d="M24 24L14 41 4 24z" fill="#666d73" />
      <path d="M24 24H4L14 7z" fill="#f7f1e3" />
    </g>
    <path
      fill="none"
      stroke="var(--brick)"
      strokeWidth={2.6}
      strokeLinejoin="round"
      d="M14 6h20l11 18-11 18H14L3 24z"
    />
  </svg>
);
