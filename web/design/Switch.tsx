type SwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    />
  );
}
