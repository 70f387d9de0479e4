/** The person one looks at: a pop-over beside it, or a sheet on a small screen. */
import { useEffect } from "react";
import { lazyPart } from "../../shell/lazyPart.js";
import type { Pointing } from "../../table/drawing.js";
import { useScreen } from "../../table/screen.js";
import { lookAway, useLook } from "./look.js";

// Fetched when somebody first looks: a table begins with little.
const PopOver = lazyPart(() => import("./LookedAt.js").then(({ PopOver }) => PopOver));
const FullSheet = lazyPart(() => import("./LookedAt.js").then(({ FullSheet }) => FullSheet));

function lookAwayFromThing(): void {
  if (useLook.getState().at) lookAway();
}

export function Peek({ pointing }: { pointing: Pointing }) {
  const { person, at } = useLook();
  const phone = useScreen() === "phone";
  // The thing that was looked at may be gone with the question, or stand elsewhere, and can no longer be left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question matters
  useEffect(lookAwayFromThing, [pointing.asked]);
  useEffect(() => {
    window.addEventListener("resize", lookAwayFromThing);
    return () => window.removeEventListener("resize", lookAwayFromThing);
  }, []);
  if (!person || (phone && at)) return null;
  return at ? (
    <PopOver person={person} at={at} pointing={pointing} />
  ) : (
    <FullSheet person={person} pointing={pointing} />
  );
}
