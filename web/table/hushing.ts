/** Hushing: the sound of the table off and on again, as loud as it was. */
import { useSettings } from "../settings/settings.js";

export const useHushed = (): boolean => useSettings(({ hushed, volume }) => hushed || volume === 0);

export function hush(): void {
  const { hushed, volume, set } = useSettings.getState();
  // Whoever had turned it down to nothing wants to hear something.
  if (hushed || volume === 0) set({ hushed: false, volume: volume || 0.5 });
  else set({ hushed: true });
}
