/** The end of a lesson: a seal, and the way into a first real game. The lesson's own table is not wanted any more. */
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { TableState } from "../protocol/index.js";
import { endGame, openTable } from "../shell/api.js";
import { againstBots, useNewTablePlan } from "../shell/newTablePlan.js";
import { useOpening } from "../shell/useOpening.js";
import { useWords } from "../words/Speaking.js";
import { forget, noteDone } from "./myLessons.js";

interface LessonEndProps {
  table: TableState;
  onPlayOn: () => void;
}

export function LessonEnd({ table, onPlayOn }: LessonEndProps) {
  const words = useWords();
  const [, go] = useLocation();
  const { busy, trouble, open } = useOpening();
  useEffect(() => noteDone(table.id, table.game), [table.id, table.game]);
  const close = () => {
    forget(table.id);
    endGame(table.id).catch(() => undefined);
  };
  const play = () =>
    open(async () => {
      const plan = { ...useNewTablePlan.getState(), game: table.game, strength: "apprentice" } as const;
      const opened = await openTable(againstBots(plan));
      useNewTablePlan.getState().change({ game: table.game, strength: "apprentice" });
      close();
      return opened;
    });
  const leave = () => {
    close();
    go("/");
  };
  return (
    <>
      {trouble && <p role="alert">{trouble}</p>}
      <button type="button" className="btn quiet" onClick={leave}>
        {words("lesson-leave")}
      </button>
      <button type="button" className="btn quiet play-on" onClick={onPlayOn}>
        {words("lesson-play-on")}
      </button>
      <button type="button" className="btn primary real" aria-busy={busy} onClick={play}>
        {words(busy ? "home-opening" : "lesson-real")}
      </button>
    </>
  );
}
