/** What a new table shall be: the game, how many, how strong the bots, or how friends come to it. */

import { Button } from "../design/Button.js";
import { Segmented } from "../design/Segmented.js";
import { Sheet } from "../design/Sheet.js";
import type { GameName } from "../protocol/index.js";
import { openTable } from "../shell/api.js";
import { personasOf } from "../shell/cast.js";
import { SHELF } from "../shell/games.js";
import { NameField } from "../shell/NameField.js";
import { againstBots, gameOf, useNewTablePlan, withFriends } from "../shell/newTablePlan.js";
import { PersonaPick } from "../shell/PersonaPick.js";
import { Row, SwitchRow } from "../shell/Row.js";
import { StrengthPick } from "../shell/StrengthPick.js";
import { strengthWord } from "../shell/strengths.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useGames } from "../shell/useGames.js";
import { useOpening } from "../shell/useOpening.js";
import { useOwnName } from "../shell/useOwnName.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { GameOptions } from "./GameOptions.js";
import { PacePick } from "./PacePick.js";

interface NewTableSheetProps {
  against: "bots" | "friends";
  onClose: () => void;
}

export const NewTableSheet = (props: NewTableSheetProps) => (
  <More pages={["new-table", "strengths"]}>
    <NewTable {...props} />
  </More>
);

function NewTable({ against, onClose }: NewTableSheetProps) {
  const words = useWords();
  const plan = useNewTablePlan();
  const { busy, trouble, open } = useOpening();
  const infoOf = useGames();
  const game = gameOf(plan);
  const info = infoOf?.(game);
  const bots = against === "bots";
  const name = useOwnName();
  const personas = personasOf(game);
  const fits = personas.includes(plan.persona) || (plan.persona === "mixed" && plan.players > 2);
  const begin = () => open(() => openTable(bots ? againstBots(plan) : withFriends(plan)));
  const choose = (next: GameName) => {
    const players = infoOf?.(next)?.players ?? [];
    const seated = players.length === 0 || players.includes(plan.players);
    plan.change({ game: next, players: seated ? plan.players : Math.max(...players) });
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
          <StrengthPick
            label={words("new-strength")}
            value={plan.strength}
            onChange={(strength) => plan.change({ strength })}
          />
          <PersonaPick
            label={words("new-persona")}
            personas={personas}
            anybody={plan.players > 2 ? ["any", "mixed"] : ["any"]}
            value={fits ? plan.persona : "any"}
            onChange={(persona) => plan.change({ persona })}
          />
        </Row>
      )}
      {!bots && (
        <>
          <PacePick />
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
      {!bots && name === "" ? (
        // Friends want to know who invites them.
        <NameField name="" action={words("new-open")} onNamed={begin} />
      ) : (
        <Button kind="primary" icon={bots ? "play" : "friends"} aria-busy={busy} onClick={begin}>
          {busy ? words("home-opening") : words(bots ? "new-start" : "new-open")}
        </Button>
      )}
    </Sheet>
  );
}
