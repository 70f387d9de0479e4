/** The page as an app. Some browsers let us offer it, Safari only lets us say how; either is offered once. */
import { create } from "zustand";

/** Chrome's own: it may be asked once, after a press. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const useInstallEvent = create<{ event: InstallEvent | null }>(() => ({ event: null }));

/** As early as can be: the browser says it once. */
export function listenForInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstallEvent.setState({ event: event as InstallEvent });
  });
  window.addEventListener("appinstalled", () => useInstallEvent.setState({ event: null }));
}

export const isInstalled = (): boolean =>
  window.matchMedia?.("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** An iPhone or iPad, which calls itself a Mac but has a screen to touch. */
export const needsHomeScreen = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** By the browser's own question, by pictures, or not at all. */
export type InstallWay = "ask" | "pictures" | null;

export function useInstallWay(): InstallWay {
  const event = useInstallEvent((held) => held.event);
  if (isInstalled()) return null;
  if (event) return "ask";
  return needsHomeScreen() ? "pictures" : null;
}

export async function install(): Promise<void> {
  const { event } = useInstallEvent.getState();
  useInstallEvent.setState({ event: null });
  await event?.prompt();
}

const OFFERED = "guildtable-install-offered";
export const wasOffered = (): boolean => localStorage.getItem(OFFERED) !== null;
export const offeredNow = (): void => localStorage.setItem(OFFERED, "yes");
