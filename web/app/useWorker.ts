/**
 * The page's worker, seen from the page. It is called in once somebody plays here: who only looks around fetches what they look at.
 * A new version waits until one goes from place to place, and takes over there: never in the middle of a choice.
 */
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useSettings } from "../settings/settings.js";
import { beenHere, usePlayerHere } from "../shell/api.js";
import type { ToPage, ToWorker } from "../worker/messages.js";

const workers: ServiceWorkerContainer | undefined = import.meta.env.PROD ? navigator.serviceWorker : undefined;
/** Milliseconds after which a page that comes to the front asks for a newer version. */
const OFTEN = 10 * 60_000;

let called: Promise<ServiceWorkerRegistration | undefined> | null = null;
let askedAt = 0;
/** A newer version answers already: another page let it take over. */
let isOld = false;
/** This page lets it take over. */
let renewing = false;
/** Has anybody touched this page since it was opened, or since it let a newer version take over? Until then nothing is lost. */
let touched = navigator.userActivation?.hasBeenActive ?? true;

export function useWorker(): void {
  const [place, go] = useLocation();
  const language = useSettings((settings) => settings.language);
  const before = useRef(place);
  const isPlayer = usePlayerHere(({ id }) => id !== null) || beenHere();
  useEffect(() => {
    if (before.current !== place) void renew();
    before.current = place;
  }, [place]);
  useEffect(() => {
    if (!isPlayer) return;
    callIn();
    const speak = { kind: "speak", language } satisfies ToWorker;
    void workers?.ready.then(({ active }) => active?.postMessage(speak));
  }, [language, isPlayer]);
  useEffect(() => {
    const follow = ({ data, ports }: MessageEvent<ToPage>) => {
      if (data?.kind !== "go") return;
      ports[0]?.postMessage("heard");
      const url = new URL(data.url, location.origin);
      if (url.pathname === location.pathname) location.hash = url.hash;
      else go(data.url);
    };
    workers?.addEventListener("message", follow);
    return () => workers?.removeEventListener("message", follow);
  }, [go]);
}

function callIn(): void {
  if (!workers || called) return;
  let hasOne = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    // The version before may be busy for a while: whoever has begun something here meanwhile is not disturbed.
    if (renewing && !touched) location.reload();
    else isOld = hasOne;
    hasOne = true;
  });
  // A page that is not let have a worker, in a private window say, is a page all the same.
  called = loaded()
    .then(() => workers.register("/sw.js"))
    .catch(() => undefined);
  void called.then((registration) => {
    askedAt = Date.now();
    if (registration?.waiting && !touched) void renew();
  });
  document.addEventListener("visibilitychange", ask);
}

/** What is looked at comes first. */
const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(null);
    else window.addEventListener("load", resolve, { once: true });
  });

async function ask(): Promise<void> {
  if (document.visibilityState === "hidden" || Date.now() - askedAt < OFTEN) return;
  askedAt = Date.now();
  await (await called)?.update().catch(() => undefined);
}

/** If a newer version is here, the page begins anew with it. What was answered is kept until the server has it. */
async function renew(): Promise<void> {
  if (isOld) return location.reload();
  const waiting = (await called)?.waiting;
  if (!waiting) return;
  renewing = true;
  touched = false;
  waiting.postMessage({ kind: "take-over" } satisfies ToWorker);
}

if (workers) {
  const touch = () => {
    touched = true;
  };
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, touch, { capture: true });
}
