/** Which seats were taken from one address: perhaps one household, perhaps one person twice. Only the host is told. */
import { useEffect, useState } from "react";
import type { TableState } from "../protocol/index.js";
import { sharedAddresses } from "../shell/api.js";

export function useSharedAddresses(table: TableState, player: string | null): (seat: number) => readonly number[] {
  const [groups, setGroups] = useState<readonly (readonly number[])[]>([]);
  const host = player !== null && player === table.host;
  const people = table.seats.map((seat) => seat.player).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes or goes changes it
  useEffect(() => {
    if (!host) return setGroups([]);
    let wanted = true;
    sharedAddresses(table.id).then(
      (found) => wanted && setGroups(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [host, table.id, people]);
  return (seat) => groups.find((group) => group.includes(seat))?.filter((other) => other !== seat) ?? [];
}
