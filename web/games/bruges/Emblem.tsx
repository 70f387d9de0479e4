/** The little picture of the game, in lists: a gable at the water. */
export const Emblem = () => (
  <>
    <path d="M0 0h48v48H0z" fill="#2f6068" />
    <path d="M0 34c6 0 6-3 12-3s6 3 12 3 6-3 12-3 6 3 12 3v14H0z" fill="#1d474f" />
    <path d="M8 34V22h4v-4h4v-4h4v-4h8v4h4v4h4v4h4v12z" fill="#b3654a" />
    <path d="M21 34v-7a3 3 0 0 1 6 0v7z" fill="#2b1a12" />
    <circle cx={24} cy={18} r={2.4} fill="#f6cf73" />
  </>
);
