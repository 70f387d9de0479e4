/** Calls on this device. The browser asks its owner only after a press, and only then is anything told to anybody. */
import { addDevice, pushKey } from "./callSettings.js";
import { isInstalled, needsHomeScreen } from "./installing.js";

/**
 * `site`: it calls no browsers. `home-screen`: an iPhone calls only from there. `blocked`: its owner once said no, and only they can
 * open it again.
 */
export type PushState = "none" | "site" | "home-screen" | "blocked" | "off" | "on";

const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function pushState(): Promise<PushState> {
  if (!(await pushKey())) return "site";
  if (needsHomeScreen() && !isInstalled()) return "home-screen";
  if (!canPush()) return "none";
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration();
  return Notification.permission === "granted" && (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Only where somebody has pressed for it. What became of it is the answer. */
export async function callThisDevice(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const key = await pushKey();
  if (!key) return "site";
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  // One that was made with another key calls nobody any more.
  if (before && !isMadeWith(before, key)) await before.unsubscribe();
  const address = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await addDevice(address.toJSON());
  return "on";
}

/** This device is called no more. The server finds the address dead, and forgets it. */
export async function leaveThisDevice(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return pushState();
}

function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const made = options.applicationServerKey;
  return made !== null && new Uint8Array(made).join() === bytesOf(key).join();
}

/** The key as browsers want it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
