/** What a new table shall be: the game, how many, how strong the bots, or how friends come to it. */

import { Button } from "../design/Button.js";
import { Segmented } from "../design/Segmented.js";
import { Sheet } from "../design/Sheet.js";
import type { GameName } from "../protocol/index.js";
import { openTable } from "../shell/api.js";
import { SHELF } from "../shell/games.js";
import { againstBots, gameOf, type Pace, useNewTablePlan, withFriends } from "../shell/newTablePlan.js";
import { Row, SwitchRow } from "../shell/Row.js";
import { STRENGTHS, strengthWord } from "../shell/strengths.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useGames } from "../shell/useGames.js";
import { useOpening } from "../shell/useOpening.js";
import { useWords } from "../words/Speaking.js";
import { GameOptions } from "./GameOptions.js";

const PACES: readonly Pace[] = ["none", "live", "day"];

export function NewTableSheet({ against, onClose }: { against: "bots" | "friends"; onClose: () => void }) {
  const words = useWords();
  const plan = useNewTablePlan();
  const { busy, trouble, open } = useOpening();
  const infoOf = useGames();
  const game = gameOf(plan);
  const info = infoOf?.(game);
  const bots = against === "bots";
  const choose = (next: GameName) => {
    const players = infoOf?.(next)?.players ?? [];
    const fits = players.length === 0 || players.includes(plan.players);
    plan.change({ game: next, players: fits ? plan.players : Math.max(...players) });
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
          options={(info?.players ?? [plan.players]).map((value) => ({ value, label: `${value}` }))}
          value={plan.players}
          onChange={(players) => plan.change({ players })}
        />
      </Row>
      {bots && (
        <Row title={words("new-strength")} why={words(`${strengthWord(plan.strength)}-why`)} wide>
          <Segmented
            label={words("new-strength")}
            options={STRENGTHS.map((value) => ({ value, label: words(strengthWord(value)) }))}
            value={plan.strength}
            onChange={(strength) => plan.change({ strength })}
          />
        </Row>
      )}
      {!bots && (
        <>
          <Row title={words("new-pace")} why={words("new-pace-why")} wide>
            <Segmented
              label={words("new-pace")}
              options={PACES.map((value) => ({ value, label: words(`new-pace-${value}`) }))}
              value={plan.pace}
              onChange={(pace) => plan.change({ pace })}
            />
          </Row>
          <SwitchRow
            title={words("new-listed")}
            why={words("new-listed-why")}
            on={plan.listed}
            onChange={(on) => plan.change({ listed: on })}
          />
        </>
      )}
      {info && <GameOptions info={info} />}
      {trouble && <p role="alert">{trouble}</p>}
      <Button
        kind="primary"
        icon={bots ? "play" : "friends"}
        aria-busy={busy}
        onClick={() => open(() => openTable(bots ? againstBots(plan) : withFriends(plan)))}
      >
        {busy ? words("home-opening") : words(bots ? "new-start" : "new-open")}
      </Button>
    </Sheet>
  );
}
