/** The last round, announced: the belfry at dusk, and its bell. */
import { Icon } from "../design/Icon.js";
import { Street } from "../design/Street.js";
import "./last-round.css";

export const LastRound = ({ title, why }: { title: string; why: string }) => (
  <>
    <div className="art dusk">
      <Street width={316} height={96} seed={7} lit={0.55} min={30} max={44} belfry={40} tall={1.25} />
      <Icon name="bell" />
    </div>
    <h3>{title}</h3>
    <p>{why}</p>
  </>
);
