/** The app's badge: how many tables wait, as soon as the server has told. Where there are no badges, nothing. */
import { useEffect } from "react";
import { useMyTables } from "../shell/myTables.js";
import { waitingTables } from "../shell/nextTable.js";

export function useBadge(): void {
  const count = useMyTables(({ tables, failed }) => (tables && !failed ? waitingTables(tables).length : null));
  useEffect(() => {
    if (count === null) return;
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    shown?.catch(() => undefined);
  }, [count]);
}
