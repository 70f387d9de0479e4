import type { ReactNode } from "react";
import { type Colour, colourClass } from "./colours";
import { Gable } from "./Gable";
import { Letter } from "./Letter";

export type HouseState = "plain" | "ready" | "used" | "empty";

type HouseProps = {
  colour: Colour;
  /** ready: can be used now, framed in teal; used: done for this round, grey; empty: a door instead of a window. */
  state?: HouseState;
  /** Who looks out of the window. */
  window?: ReactNode;
  name: string;
  /** A word on the sill: what the person does, or that it is used. */
  tag?: ReactNode;
  className?: string;
};

/** The picture of a house; what it does when clicked is the caller's (put it in a button). */
export function House({ colour, state = "plain", window, name, tag, className = "" }: HouseProps) {
  const empty = state === "empty";
  return (
    <span className={`house ${colourClass(colour)} ${state} ${className}`}>
      <Gable />
      <Letter colour={colour} />
      {empty ? <span className="door" /> : <span className="win">{window}</span>}
      <span className={empty ? "nm empty" : "nm"}>{name}</span>
      {tag && <span className="use">{tag}</span>}
    </span>
  );
}
