import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> & {
  /** primary: the one filled button of a screen; go: the same in a dark bar; quiet: without a frame. */
  kind?: "plain" | "primary" | "go" | "quiet";
  small?: boolean;
  icon?: IconName;
  /** Why it cannot be pressed now. It stays where it is and can be reached, so that the reason can be read. */
  barred?: string;
  children?: ReactNode;
};

export function Button({
  kind = "plain",
  small,
  icon,
  barred,
  className = "",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`btn ${kind} ${small ? "sm" : ""} ${className}`}
      aria-disabled={barred ? true : undefined}
      title={barred}
      onClick={barred ? undefined : onClick}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
      {barred && <span className="sr">({barred})</span>}
    </button>
  );
}
