/** The worker of the page: keeps its files, answers without a line, shows calls. */
import { followCall, renewAddress, showCall } from "./calling.js";
import { answerOf, forgetOlder, keepAll, keepLanguage } from "./keeping.js";
import type { ToWorker } from "./messages.js";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

self.addEventListener("activate", (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const answer = answerOf(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener("message", (event) => {
  const said = event.data as ToWorker;
  // A page says when: not in the middle of a choice.
  if (said.kind === "take-over") event.waitUntil(self.skipWaiting());
  // Without a line it is asked for again by the next page.
  if (said.kind === "speak") event.waitUntil(keepLanguage(said.language).catch(() => undefined));
});

self.addEventListener("push", (event) => event.waitUntil(showCall(event.data?.text() ?? "")));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(followCall(String(event.notification.data ?? "/")));
});

self.addEventListener("pushsubscriptionchange", (event) =>
  (event as ExtendableEvent).waitUntil(renewAddress(event as { oldSubscription?: PushSubscription | null })),
);
