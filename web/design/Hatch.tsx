/** The hatching of the colour around it, over the whole of its box. */
export function Hatch() {
  return (
    <svg className="hatch" aria-hidden="true">
      <rect width="100%" height="100%" />
    </svg>
  );
}
