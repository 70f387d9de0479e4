/** Bruges on the shelf. */
import type { Front } from "../../shell/fronts.js";
import { lazyPart } from "../../shell/lazyPart.js";
import { Emblem } from "./Emblem.js";

const Gallery = lazyPart(() => import("./Gallery.js").then(({ Gallery }) => Gallery));
const Supplement = lazyPart(() => import("./Supplement.js").then(({ Supplement }) => Supplement));

export const front: Front = {
  place: 1,
  Emblem,
  pages: [
    { path: "/persons", title: "home-persons", atHome: true, Page: Gallery },
    { path: "/rules/bruges/persons", title: "rules-persons", Page: Supplement },
  ],
};
