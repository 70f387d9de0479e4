/** Whom somebody has had in their company most often, with their portraits, and how often those games were won. */
import { useEffect, useState } from "react";
import type { Favourite } from "../protocol/index.js";
import { isGame } from "../shell/games.js";
import { PlayerFace } from "../shell/PlayerFace.js";
import { gameCatalogue } from "../words/catalogues.js";
import { useWords } from "../words/Speaking.js";
import "./favourites.css";

export function Favourites({ favourites }: { favourites: readonly Favourite[] }) {
  const words = useWords();
  const [named, setNamed] = useState<typeof words | null>(null);
  const of = [...new Set(favourites.map(({ game }) => game))].join(" ");
  useEffect(() => {
    let wanted = true;
    const games = of.split(" ").filter(isGame);
    // Their names are the game's words.
    Promise.all(games.map((game) => gameCatalogue(game, words.language))).then((texts) => {
      if (wanted) setNamed(() => words.and(texts.flat()));
    });
    return () => {
      wanted = false;
    };
  }, [of, words]);
  return (
    <ul className="profile-card favourites">
      {favourites.map(({ game, name, games, won }) => (
        <li key={`${game} ${name}`}>
          <span className="niche">
            <PlayerFace face={name} />
          </span>
          <b>{named?.name(`person:${name}`)}</b>
          <small>{words("profile-favourite", { games, share: Math.round((100 * won) / games) })}</small>
        </li>
      ))}
    </ul>
  );
}
