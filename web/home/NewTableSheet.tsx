/** What a new table shall be: the game, how many, how strong the bots, or how friends come to it. */
import { games, openTable } from "../app/api.js";
import { Button } from "../design/Button.js";
import { Segmented } from "../design/Segmented.js";
import { Sheet } from "../design/Sheet.js";
import { Switch } from "../design/Switch.js";
import type { GameName } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { GameOptions } from "./GameOptions.js";
import { Row } from "./Row.js";
import { gameTitle } from "./sayings.js";
import { SHELF } from "./shelf.js";
import { STRENGTHS, strengthWord } from "./strengths.js";
import { useFetched } from "./useFetched.js";
import { useOpening } from "./useOpening.js";
import { againstBots, gameOf, type Pace, useWishes, withFriends } from "./wishes.js";

const PACES: readonly Pace[] = ["none", "live", "day"];

export function NewTableSheet({ against, onClose }: { against: "bots" | "friends"; onClose: () => void }) {
  const words = useWords();
  const wishes = useWishes();
  const { busy, trouble, open } = useOpening();
  const { value: shelf } = useFetched(games);
  const game = gameOf(wishes);
  const info = shelf?.find((one) => one.name === game);
  const bots = against === "bots";
  const choose = (next: GameName) => {
    const players = shelf?.find((one) => one.name === next)?.players ?? [];
    const fits = players.length === 0 || players.includes(wishes.players);
    wishes.wish({ game: next, players: fits ? wishes.players : Math.max(...players) });
  };
  return (
    <Sheet title={words(`new-${against}`)} close={words("table-close")} onClose={onClose} className="new-table">
      <Row title={words("new-game")}>
        <Segmented
          label={words("new-game")}
          options={SHELF.map((value) => ({ value, label: gameTitle(words, value) }))}
          value={game}
          onChange={choose}
        />
      </Row>
      <Row title={words(bots ? "new-players" : "new-players-friends")}>
        <Segmented
          label={words("new-players")}
          options={(info?.players ?? [2, 3, 4]).map((value) => ({ value, label: `${value}` }))}
          value={wishes.players}
          onChange={(players) => wishes.wish({ players })}
        />
      </Row>
      {bots && (
        <Row title={words("new-strength")} why={words(`${strengthWord(wishes.strength)}-why`)} wide>
          <Segmented
            label={words("new-strength")}
            options={STRENGTHS.map((value) => ({ value, label: words(strengthWord(value)) }))}
            value={wishes.strength}
            onChange={(strength) => wishes.wish({ strength })}
          />
        </Row>
      )}
      {!bots && (
        <>
          <Row title={words("new-pace")} why={words("new-pace-why")} wide>
            <Segmented
              label={words("new-pace")}
              options={PACES.map((value) => ({ value, label: words(`new-pace-${value}`) }))}
              value={wishes.pace}
              onChange={(pace) => wishes.wish({ pace })}
            />
          </Row>
          <Row title={words("new-listed")} why={words("new-listed-why")}>
            <Switch label={words("new-listed")} on={wishes.listed} onChange={(on) => wishes.wish({ listed: on })} />
          </Row>
        </>
      )}
      {info && <GameOptions info={info} />}
      {trouble && <p role="alert">{trouble}</p>}
      <Button
        kind="primary"
        icon={bots ? "play" : "friends"}
        aria-busy={busy}
        onClick={() => open(() => openTable(bots ? againstBots(wishes) : withFriends(wishes)))}
      >
        {busy ? words("home-opening") : words(bots ? "new-start" : "new-open")}
      </Button>
    </Sheet>
  );
}
