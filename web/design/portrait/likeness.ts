import type { Colour } from "../colours";
import { chance } from "./chance";
import type { Group } from "./groups";
import { type Hat, MEN_WEAR, WOMEN_WEAR } from "./headgear";
import { type NicheScene, SCENES } from "./niche";
import { AVOID, CLOTH, GREY_HAIR, HAIR, SKIN } from "./tones";

export type Sitter = { id: string; group: Group; colour: Colour; woman: boolean; hat?: Hat };

export type Beard = "none" | "full" | "goatee" | "moustache" | "stubble";

/** Everything about one person's looks that follows from who it is; the painters only read it. */
export type Likeness = ReturnType<typeof likeness>;

/** Draws a person's looks. The order of the draws is the person: another order would give all of them other faces. */
export function likeness({ id, group, colour, woman, hat }: Sitter) {
  const draw = chance(`${group}|${id}`);
  const avoid = AVOID[colour] ?? [];
  const cloths = (Object.keys(CLOTH) as (keyof typeof CLOTH)[]).filter((c) => c !== "linen" && !avoid.includes(c));
  const cloth = CLOTH[draw.pick(cloths)];
  const robe = CLOTH[draw.pick(cloths)];
  const second = CLOTH[draw.pick(["ochre", "red", "linen", "green", "blue"] as const)];
  draw.next(); // once decided man or woman; the name does that now, and the faces stay as they were
  const taste = draw.next();
  const build = Math.floor(taste * 3);
  const turn = draw.happens(0.5) ? 1 : -1;
  const [skin, shade] = draw.pick(SKIN);
  const old = draw.happens(0.28);
  const hair: string = old ? draw.pick(GREY_HAIR) : draw.pick(HAIR);
  const width = draw.between(18.5, 22.5) - (woman ? 1.2 : 0);
  const chin = draw.between(80, 86) - (woman ? 1 : 0);
  const jaw = draw.between(0.55, 0.86) - (woman ? 0.12 : 0);
  const middle = 60 + turn * draw.between(2.6, 4.4);
  const wardrobe = (woman ? WOMEN_WEAR : MEN_WEAR)[group];
  const wears = hat ?? wardrobe[Math.floor(taste * wardrobe.length)]!;
  const scene: NicheScene = SCENES[Math.floor(draw.next() * SCENES.length)]!;
  const long = woman || draw.happens(0.55);
  const beard: Beard = woman ? "none" : draw.pick(["none", "none", "full", "goatee", "moustache", "stubble"] as const);
  const eyes = {
    y: draw.between(54, 56.5),
    gap: draw.between(7.6, 9),
    size: draw.between(0.9, 1.12),
    lid: draw.between(-1, 1.2),
    brow: draw.between(-1.6, 1.6),
    iris: draw.pick(["#2b1c12", "#33261b", "#3d5568", "#4a5a35"] as const),
  };
  const nose = { length: draw.between(8, 11.5), width: draw.between(2.6, 4.4) * turn };
  const mouth = {
    y: Math.min(chin - 8, eyes.y + nose.length + draw.between(5.5, 7)),
    smile: draw.between(-0.6, 2.2),
    width: draw.between(4.2, 6),
  };
  const glasses = group === "scholar" && draw.happens(0.55);
  const earring = woman && draw.happens(0.4);
  const patch = group === "underworld" && !woman && build === 1 && !hat;
  const face = { width, chin, jaw, middle, turn, skin, shade, old, woman };
  return {
    cloth,
    robe,
    second,
    hair,
    build,
    wears,
    scene,
    long,
    beard,
    face,
    eyes,
    nose,
    mouth,
    glasses,
    earring,
    patch,
  };
}
