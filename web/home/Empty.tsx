import type { ReactNode } from "react";
import { Button } from "../design/Button.js";
import { Icon, type IconName } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";

type EmptyProps = { icon: IconName; title: string; children?: ReactNode; again?: () => void };

/** A list with nothing in it says so, and what would bring something. */
export function Empty({ icon, title, children, again }: EmptyProps) {
  const words = useWords();
  return (
    <div className="empty-list">
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {children && <small>{children}</small>}
        {again && (
          <Button small icon="reload" onClick={again}>
            {words("home-again")}
          </Button>
        )}
      </span>
    </div>
  );
}
