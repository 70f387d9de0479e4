/** The game's sign in lists: a gable at the water. */
export const Emblem = () => (
  <svg className="emblem" viewBox="0 0 48 48" aria-hidden="true">
    <path fill="var(--brick)" d="M8 36V22h4v-5h4v-5h4V7h8v5h4v5h4v5h4v14z" />
    <path fill="#fff3d6" d="M21 36v-8a3 3 0 0 1 6 0v8zM16 25v-4h4v4zM28 25v-4h4v4z" />
    <path
      fill="none"
      stroke="var(--water)"
      strokeWidth="3"
      strokeLinecap="round"
      d="M4 40q5-3 10 0t10 0 10 0 10 0M8 45q4-2 8 0t8 0 8 0 8 0"
    />
  </svg>
);
