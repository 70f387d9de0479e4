/** One motif: the crow-stepped gable. It is the logo, the house, the stairs, the skyline, a seat in the waiting room. */
const GABLE = "M4 126V52H14V40H24V28H34V17H44V7H56V17H66V28H76V40H86V52H96V126Z";

/** A gable in the colour around it, hatched; it fills its box. */
export function Gable() {
  return (
    <svg className="gable" viewBox="0 0 100 128" preserveAspectRatio="none" aria-hidden="true">
      <path className="wall" d={GABLE} />
      <path className="tex" d={GABLE} />
      <path className="edge" d={GABLE} />
    </svg>
  );
}

/** Only the stepped top, for a house whose wall is a box: seats, doors, towers. */
export function GableTop({ className = "" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 104" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 104V84H24V68H44V52H64V36H84V20H116V36H136V52H156V68H176V84H200V104Z" />
    </svg>
  );
}
