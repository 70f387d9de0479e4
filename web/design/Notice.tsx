import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

type NoticeProps = { icon: IconName; title: string; children?: ReactNode; bad?: boolean; action?: ReactNode };

/** One card over the pale table, never a dialog: what happened, what is kept, what to do. */
export function Notice({ icon, title, children, bad, action }: NoticeProps) {
  return (
    <div className={bad ? "notice bad" : "notice"} role="alert">
      <span className="ic">
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        {children && <small>{children}</small>}
      </span>
      {action}
    </div>
  );
}
