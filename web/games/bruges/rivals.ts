/** The others, in the order of play from one's own seat on. */
import { inOrder } from "../../table/chairs.js";
import type { Drawn } from "../../table/drawing.js";

export const rivals = ({ chairs, me }: Drawn<"bruges">) => inOrder(chairs, me).slice(1);
