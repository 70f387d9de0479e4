/** The moments of Bruges as they stand in the middle of the table. */
import type { ComponentType, ReactNode } from "react";
import { Icon } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import type { Majority } from "../../protocol/bruges.js";
import type { Drawn } from "../../table/drawing.js";
import { END_NEAR } from "../../table/endNear.js";
import { LastRound } from "../../table/LastRound.js";
import type { StagedMoment } from "../../table/moments.js";
import { idOf } from "../../table/refs.js";
import { useWords } from "../../words/Speaking.js";
import { Face } from "./Face.js";
import { isChosenLater } from "./moments.js";
import "./moment-picture.css";
import { person } from "./persons.js";
import { Statue } from "./Statue.js";
import { MAJORITY_POINTS, type Penalty } from "./spaces.js";
import { Fire } from "./threats/Fire.js";
import { Flood } from "./threats/Flood.js";
import { Intrigue } from "./threats/Intrigue.js";
import { Plague } from "./threats/Plague.js";
import { Raid } from "./threats/Raid.js";
import "./threats/threats.css";

const THREATS: Record<Penalty, ComponentType> = {
  flood: Flood,
  plague: Plague,
  fire: Fire,
  intrigue: Intrigue,
  raid: Raid,
};

interface PictureProps {
  moment: StagedMoment;
  drawn: Drawn<"bruges">;
}

export function MomentPicture(props: PictureProps) {
  const words = useWords();
  switch (props.moment.event.id) {
    case "suffers":
      return <Struck {...props} />;
    case "turns-majority":
      return <MajorityWon {...props} />;
    case "takes-statue":
      return <StatueTaken {...props} />;
    case "scores":
      return <MuchScored {...props} />;
    case END_NEAR:
      return <LastRound title={words("table-end-near")} why={words.say(props.moment.said)} />;
    case "extra-pile-next-round-last":
      return <LastRound title={words("bruges-one-more")} why={words.say(props.moment.said)} />;
    default:
      return <LastRound title={words("table-last-round")} why={words.say(props.moment.said)} />;
  }
}

/** Whose it is, by seal and in words. */
function Whose({ moment: { seat }, drawn, children }: PictureProps & { children: ReactNode }) {
  const chair = seat === null ? undefined : drawn.chairs[seat];
  return (
    <p>
      {chair && <Seal seal={chair.seal} />}
      {children}
    </p>
  );
}

function Struck({ moment, drawn }: PictureProps) {
  const words = useWords();
  const { event, more = [] } = moment;
  const penalty = idOf(`${event.args.penalty}`) as Penalty;
  const Scene = THREATS[penalty];
  const [loss] = more;
  const lost = loss
    ? words.say(loss)
    : isChosenLater(moment)
      ? words(`bruges-will-lose-${penalty}`, { seat: `seat:${moment.seat}` })
      : words("bruges-nothing-lost");
  return (
    <>
      <div className="art">
        <Scene />
      </div>
      <h3>{words.name(`penalty:${penalty}`)}</h3>
      <Whose moment={moment} drawn={drawn}>
        {words("bruges-third-marker", { seat: `seat:${moment.seat}` })}
      </Whose>
      <p className="loss">{lost}</p>
    </>
  );
}

/** The marker turns over: grey, edge on, gold. */
function MajorityWon({ moment, drawn }: PictureProps) {
  const words = useWords();
  const majority = idOf(`${moment.event.args.majority}`) as Majority;
  return (
    <>
      <div className="art majority-art">
        <span className="marker">
          <Icon name={`maj-${majority}`} className="grey" />
          <Icon name={`maj-${majority}`} className="gold" />
        </span>
      </div>
      <h3>{words.name(`majority:${majority}`)}</h3>
      <Whose moment={moment} drawn={drawn}>
        {words("bruges-turns-marker", { seat: `seat:${moment.seat}` })}
      </Whose>
      <Gain points={MAJORITY_POINTS} />
    </>
  );
}

function StatueTaken({ moment, drawn }: PictureProps) {
  const words = useWords();
  const points = Number(moment.event.args.points);
  return (
    <>
      <div className="art statue-art">
        <Statue />
      </div>
      <h3>{words("bruges-statue")}</h3>
      <Whose moment={moment} drawn={drawn}>
        {words.say(moment.event)}
      </Whose>
      <Gain points={points} />
    </>
  );
}

function MuchScored({ moment, drawn }: PictureProps) {
  const words = useWords();
  const { args } = moment.said;
  const id = idOf(`${args.person}`);
  return (
    <>
      <div className={`art person-art c-${person(id).colour}`}>
        <Face id={id} wide />
      </div>
      <h3>{words.name(`card:${id}`)}</h3>
      <Whose moment={moment} drawn={drawn}>
        {words.say(moment.said)}
      </Whose>
      <Gain points={Number(args.points)} />
    </>
  );
}

const Gain = ({ points }: { points: number }) => (
  <span className="gain">
    +{points} <Icon name="points" />
  </span>
);
