/** Whom the original of Capital Lux is by. Its rulebook tells none of it but how many play. */
import { Original } from "../../rules/Original.js";
import type { Figures } from "../../rules/rulebook.js";
import "./glyphs.js";

export const figures: Figures = {
  aim: () => (
    <Original
      facts={{
        designer: "Eilif Svensson, Kristian Amundsen Østby",
        artist: "Kwanchai Moriya",
        players: "2–4",
        minutes: "20–30",
        age: "10+",
        publisher: "Aporta Games, 2016",
      }}
      outside={["designer", "artist", "minutes", "age", "publisher"]}
    />
  ),
};
