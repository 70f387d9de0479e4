/** When the last turns of a round of Capital Lux are near. */
import { expect, test } from "vitest";
import { useSettings } from "../../settings/settings.js";
import { forgetBanners, useBanner } from "../../table/moments.js";
import { announceRound, near } from "./moments.js";

const at = (hands: number[], closer: number | null = null) =>
  near({ view: { phase: "play", closer, players: hands.map((cards_in_hand) => ({ cards_in_hand })) } } as never);

test("somebody has one card left, and nobody none", () => {
  expect(at([3, 2, 2])).toBeNull();
  expect(at([3, 2, 1])?.why).toEqual({ id: "lux-near-end", args: { seat: "seat:2" } });
  expect(at([3, 0, 1], 1)).toBeNull();
});

test("the last round is announced when the one before has been read, and not once the game is over", () => {
  useSettings.setState({ pace: "normal", motion: "full" });
  const events = [{ id: "round-begins", args: { round: 3 } }];
  const at = (phase: string) => ({ chapter: { round: 3, rounds: 3, phase } }) as never;
  announceRound(events, at("over"));
  expect(useBanner.getState().banner).toBeNull();
  announceRound(events, at("choose"));
  expect(useBanner.getState().banner?.event).toBe(events[0]);
  forgetBanners();
});
