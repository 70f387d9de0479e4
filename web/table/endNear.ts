/** The end comes near: it is said once, when nothing else is told, and stands in the bar from then on. */
import { useEffect, useRef } from "react";
import type { Shown, View } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { useWords } from "../words/Speaking.js";
import { useBeat } from "./director.js";
import type { Drawing, EndNear } from "./drawing.js";
import { announce } from "./moments.js";
import { speak } from "./voice.js";

/** What is staged of it: no event of the game, for nothing has happened yet. */
export const END_NEAR = "end-near";

/** Why the end is near; null where it is not, or where the last round has begun. */
export const nearOf = (drawing: Drawing, shown: Shown<View>): EndNear | null =>
  drawing.last?.(shown) ? null : (drawing.near?.(shown) ?? null);

export function useEndNear(drawing: Drawing, shown: Shown<View>): void {
  const words = useWords();
  const atRest = useBeat((told) => told.atRest);
  const near = nearOf(drawing, shown);
  // Whoever comes when it is near already finds it in the bar.
  const told = useRef(near !== null);
  useEffect(() => {
    if (!near) told.current = false;
    if (!near || told.current || !atRest) return;
    told.current = true;
    const event = { id: END_NEAR, args: near.why.args };
    announce([{ event, seat: null, ms: 0, sound: "last", said: near.why, to: "last-round" }]);
    if (useSettings.getState().moves !== "off") speak(words.say(near.why));
  });
}
