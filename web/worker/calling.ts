/** Calls: shown when they come, and pressed they lead to the table, in a page that is open already if there is one. */
import { ASKED, callFrom, ownPlace, type ToPage } from "./messages.js";

declare const self: ServiceWorkerGlobalScope;

export async function showCall(text: string): Promise<void> {
  const { title, body, url, tag, waiting } = callFrom(text);
  const badge = waiting > 0 ? self.navigator.setAppBadge?.(waiting) : self.navigator.clearAppBadge?.();
  // The newest replaces the last; it is always shown, for a browser that is called in silence forgets us.
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: "/app-192.png",
    badge: "/call.png",
    data: ownPlace(url, self.location.origin),
  });
  await badge?.catch(() => undefined);
}

/** To the table, and to its question. */
export async function followCall(place: string): Promise<void> {
  const url = `${place}${ASKED}`;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => new URL(page.url).pathname === place.split("?")[0]);
  const page = there ?? open.find((one) => one.focused) ?? open[0];
  if (!page) return void (await self.clients.openWindow(url));
  await page.focus();
  if (await isFollowed(page, url)) return;
  // It is still beginning, or hangs: then it begins anew, there.
  await page.navigate(url).catch(() => self.clients.openWindow(url));
}

/** Milliseconds in which a page that listens says that it goes there. */
const LISTENS = 1000;

/** Has the page heard it? One that has only just been opened does not listen yet. */
function isFollowed(page: WindowClient, url: string): Promise<boolean> {
  const { port1: here, port2: there } = new MessageChannel();
  return new Promise((resolve) => {
    here.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), LISTENS);
    page.postMessage({ kind: "go", url } satisfies ToPage, [there]);
  });
}

/** The browser has another address for us: the server is told, or its calls would go nowhere. */
export async function renewAddress({ oldSubscription }: { oldSubscription?: PushSubscription | null }): Promise<void> {
  const options = oldSubscription?.options;
  if (!options) return;
  const address = await self.registration.pushManager.subscribe(options);
  await fetch("/api/me/calls/devices", {
    method: "POST",
    headers: { "content-type": "application/json", "x-guildtable": "1" },
    body: JSON.stringify(address),
  });
}
