/** What a press has opened: it has the focus, and is in view. */
import { type ReactNode, useEffect, useRef } from "react";

export function Opened({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <div ref={panel} role="alert" tabIndex={-1} className="account-again">
      {children}
    </div>
  );
}
