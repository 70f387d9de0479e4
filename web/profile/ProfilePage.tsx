/** A player's page: one's own, or that of somebody who shares theirs. */
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { Button } from "../design/Button.js";
import type { Profile } from "../protocol/index.js";
import { beenHere, me, Refused } from "../shell/api.js";
import { NothingHere } from "../shell/Closed.js";
import { OwnPages } from "../shell/OwnPages.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { ownProfile, sharedProfile } from "./calls.js";
import { Favourites } from "./Favourites.js";
import { Form } from "./Form.js";
import { GameLine } from "./GameLine.js";
import { Nothing } from "./Nothing.js";
import { ProfileFront } from "./ProfileFront.js";
import { Sharing } from "./Sharing.js";
import { Standings } from "./Standings.js";
import "./profile.css";
import { ENOUGH_GAMES } from "./formChart.js";
import { standingOf } from "./standing.js";

/** Without an id it is one's own. */
export const ProfilePage = ({ id }: { id?: string }) => (
  <More pages={["profile"]}>
    <PlayerPage key={id} {...(id ? { id } : {})} />
  </More>
);

type Found = Profile | "coming" | "nobody" | "hidden" | "failed";

export function PlayerPage({ id }: { id?: string }) {
  const words = useWords();
  const [found, setFound] = useState<Found>("coming");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nothing again
  const look = useCallback(() => {
    const mine = () => me(() => words("home-guest")).then(ownProfile);
    // Looking around makes nobody a guest.
    if (!id && !beenHere()) return setFound("nobody");
    (id ? sharedProfile(id) : mine()).then(setFound, (failed: unknown) => {
      const isGone = failed instanceof Refused && ["no-such-place", "malformed"].includes(failed.code);
      setFound(isGone ? "hidden" : "failed");
    });
  }, [id]);
  useEffect(look, [look]);
  const title = id && typeof found === "object" ? found.name : words("profile-title");
  usePageTitle(title);
  if (found === "hidden") return <NothingHere kind="profile" />;
  return (
    <div className="profile">
      <OwnPages />
      {typeof found === "object" ? (
        <Shown profile={found} onChanged={id ? undefined : setFound} />
      ) : (
        <main aria-busy={found === "coming"}>
          <h1 className="sr">{title}</h1>
          {found === "nobody" && (
            <Nothing icon="house" title={words("profile-none")} what={words("profile-none-what")}>
              <Link className="btn primary" href="/">
                {words("played-none-play")}
              </Link>
            </Nothing>
          )}
          {found === "failed" && (
            <Nothing icon="warning" title={words("profile-failed")}>
              <Button icon="reload" onClick={look}>
                {words("home-again")}
              </Button>
            </Nothing>
          )}
        </main>
      )}
    </div>
  );
}

interface ShownProps {
  profile: Profile;
  /** Only one's own page can be changed. */
  onChanged?: ((profile: Profile) => void) | undefined;
}

function Shown({ profile, onChanged }: ShownProps) {
  const words = useWords();
  const { tallies, form, favourites, last } = profile;
  const people = standingOf(tallies, false);
  const bots = standingOf(tallies, true);
  return (
    <main>
      <ProfileFront profile={profile} onPortrait={onChanged && ((portrait) => onChanged({ ...profile, portrait }))} />
      {onChanged && (
        <Sharing shared={profile.shared ?? null} onShared={(shared) => onChanged({ ...profile, shared })} />
      )}
      <div className="profile-columns">
        <div>
          <Part id="profile-results" what={people.games > 0 ? words("profile-results-what") : ""}>
            <div className="profile-card">
              {people.games > 0 ? (
                <Standings standing={people} label={words("profile-results")} />
              ) : (
                <p>
                  {words("profile-results-none")} {onChanged && words("profile-results-none-what")}
                </p>
              )}
              {bots.games > 0 && (
                <>
                  <h3>{words("profile-bots")}</h3>
                  <Standings standing={bots} label={words("profile-bots")} />
                </>
              )}
            </div>
          </Part>
          {(onChanged || last.length > 0) && (
            <Part id="profile-last" what={onChanged ? "" : words("profile-last-others")}>
              {last.length > 0 ? (
                <ul className="game-lines">
                  {last.map((game) => (
                    <GameLine key={`${game.match} ${game.seat}`} game={game} own={onChanged !== undefined} />
                  ))}
                </ul>
              ) : (
                <div className="profile-card">
                  <p>
                    {words("played-none")}. {words("played-none-what")}
                  </p>
                  <Link className="btn primary" href="/">
                    {words("played-none-play")}
                  </Link>
                </div>
              )}
              {onChanged && last.length > 0 && (
                <p className="all-games">
                  <Link href="/games">{words("profile-games-all")}</Link>
                </p>
              )}
            </Part>
          )}
        </div>
        <div>
          <Part
            id="profile-form"
            what={form.length >= ENOUGH_GAMES ? words("profile-form-what", { games: form.length }) : ""}
          >
            <Form form={form} />
          </Part>
          {favourites.length > 0 && (
            <Part id="profile-favourites" what={words("profile-favourites-what")}>
              <Favourites favourites={favourites} />
            </Part>
          )}
        </div>
      </div>
    </main>
  );
}

function Part({ id, what, children }: { id: string; what: string; children: ReactNode }) {
  const words = useWords();
  return (
    <section aria-labelledby={id}>
      <h2>
        <span id={id}>{words(id)}</span> {what && <small>{what}</small>}
      </h2>
      {children}
    </section>
  );
}
