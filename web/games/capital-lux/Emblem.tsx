/** The little picture of the game, in lists: four totals under a limit. */
export const Emblem = () => (
  <>
    <path d="M0 0h48v48H0z" fill="#2b2725" />
    <rect x={2} y={18} width={10} height={22} rx={2} fill="#25579c" />
    <rect x={13.5} y={10} width={10} height={30} rx={2} fill="#b93a77" />
    <rect x={25} y={24} width={10} height={16} rx={2} fill="#2f7446" />
    <rect x={36.5} y={14} width={10} height={26} rx={2} fill="#e3b12c" />
    <path d="M2 16h44" stroke="#d9ad4e" strokeWidth={2} strokeDasharray="3 2" />
  </>
);
