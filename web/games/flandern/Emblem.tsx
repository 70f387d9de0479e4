/** The little picture of the game, in lists: a town of six arms. */
export const Emblem = () => (
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
);
