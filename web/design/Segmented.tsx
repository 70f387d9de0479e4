import { useId } from "react";

type SegmentedProps<T extends string | number> = {
  label: string;
  /** Where the label is a sign, `name` is what it is called. */
  options: readonly { value: T; label: string; name?: string; title?: string }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
};

/** A choice of a few words beside each other. Real radio buttons, so the arrows work as everywhere. */
export function Segmented<T extends string | number>({ label, options, value, onChange, disabled }: SegmentedProps<T>) {
  const name = useId();
  return (
    <span className="segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input
            type="radio"
            name={name}
            aria-label={option.name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </span>
  );
}
