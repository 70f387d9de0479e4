/** Looking closer at a person: a pop-over where a mouse or the focus rests, a sheet where a finger taps or stays. */
import type { FocusEvent, PointerEvent } from "react";
import { create } from "zustand";

interface Look {
  person: string | null;
  /** Where it was looked at; a sheet has no place. */
  at: DOMRect | null;
}

export const useLook = create<Look>()(() => ({ person: null, at: null }));

export const lookAway = () => useLook.setState({ person: null, at: null });
export const lookAt = (person: string) => useLook.setState({ person, at: null });

const LONG = 450;
/** A mouse rests so long, in milliseconds, before anything is shown. */
const RESTED = 220;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where a thing is; the dock is one place, so that nothing ever covers the prompt in it. */
const placeOf = (thing: Element): DOMRect => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const dock = thing.closest(".dock-area")?.getBoundingClientRect();
  return dock ? new DOMRect(x, dock.y, width, dock.height) : new DOMRect(x, y, width, height);
};

const rest = (person: string, thing: Element) => {
  clearTimeout(timer);
  timer = setTimeout(() => useLook.setState({ person, at: placeOf(thing) }), RESTED);
};
const leave = () => {
  clearTimeout(timer);
  if (useLook.getState().at) lookAway();
};

/** What a thing needs so that its person can be looked at. A mouse rests a moment first, so that nothing flickers on the way. */
export const looks = (person: string) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && rest(person, event.currentTarget),
  onPointerLeave: leave,
  onPointerDown: (event: PointerEvent) => {
    leave();
    if (event.pointerType !== "mouse") timer = setTimeout(() => lookAt(person), LONG);
  },
  onPointerUp: () => clearTimeout(timer),
  onPointerCancel: () => clearTimeout(timer),
  onFocus: (event: FocusEvent) => event.currentTarget.matches(":focus-visible") && rest(person, event.currentTarget),
  onBlur: leave,
});
