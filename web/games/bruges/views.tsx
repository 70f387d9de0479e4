/** Further views on the phone: the whole city, and the rivals in full. */
import type { Drawn } from "../../table/drawing.js";
import { City } from "./City.js";
import { rivals } from "./rivals.js";
import "./views.css";
import { Majorities } from "./Majorities.js";
import { Piles } from "./Piles.js";
import { Rival } from "./Rival.js";

export const CityView = (drawn: Drawn<"bruges">) => (
  <div className="bruges phone city-view">
    <City {...drawn} roundness={0.2} small />
    <div className="under-city">
      <Majorities {...drawn} />
      <section className="panel stocks">
        <Piles {...drawn} />
      </section>
    </div>
  </div>
);

export const RivalsView = (drawn: Drawn<"bruges">) => (
  <div className="bruges phone rivals-view">
    {rivals(drawn).map((chair) => (
      <Rival key={chair.seat} chair={chair} drawn={drawn} />
    ))}
  </div>
);
