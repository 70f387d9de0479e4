/** The top of a player's page: their face in its house at the street, their name, and what they have played. */
import { GableTop } from "../design/Gable.js";
import { Icon } from "../design/Icon.js";
import { Street } from "../design/Street.js";
import type { Profile } from "../protocol/index.js";
import { PlayerFace } from "../shell/PlayerFace.js";
import { PortraitButton } from "../shell/PortraitButton.js";
import { useWords } from "../words/Speaking.js";
import { monthOf } from "./months.js";
import "./profile-front.css";
import { standingOf } from "./standing.js";

interface ProfileFrontProps {
  profile: Profile;
  /** Where it is one's own: another portrait was chosen. */
  onPortrait?: ((portrait: string) => void) | undefined;
}

export function ProfileFront({ profile, onPortrait }: ProfileFrontProps) {
  const words = useWords();
  const { name, portrait, since, tallies } = profile;
  const people = standingOf(tallies, false);
  const bots = standingOf(tallies, true);
  return (
    <header className="profile-front">
      <Street className="far" width={1440} height={250} seed={77} min={40} max={62} belfry={880} tall={1.35} />
      <div className="in-front">
        <span className="home-gable">
          <GableTop className="roof" />
          <span className="wall">
            <span className="window">{portrait ? <PlayerFace face={portrait} /> : <Icon name="person" />}</span>
          </span>
        </span>
        <div className="about">
          <h1>{name}</h1>
          <p>{words("profile-since", { month: monthOf(words, since) })}</p>
          <p>{words("profile-with-people", { games: people.games, won: people.won })}</p>
          {bots.games > 0 && <p>{words("profile-with-bots", { games: bots.games, won: bots.won })}</p>}
          {onPortrait && <PortraitButton portrait={portrait} onChosen={onPortrait} />}
        </div>
      </div>
    </header>
  );
}
