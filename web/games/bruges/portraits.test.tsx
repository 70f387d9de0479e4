/** A person looks the same everywhere and for ever; the name says man or woman. */
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GROUPS } from "../../design/portrait/groups.js";
import { HEADGEAR, MEN_WEAR, WOMEN_WEAR } from "../../design/portrait/headgear/index.js";
import { PersonPortrait } from "./PersonPortrait.js";
import { EVERYBODY } from "./persons.js";
import { hatOf, isWoman } from "./women.js";

const drawn = (id: string) => {
  const { group, colour } = EVERYBODY.find((one) => one.id === id)!;
  return renderToStaticMarkup(<PersonPortrait id={id} group={group} colour={colour} />);
};

describe("portraits", () => {
  it("are of the 165 persons, 73 of them women, and of guests", () => {
    expect(EVERYBODY.length).toBeGreaterThanOrEqual(165);
    expect(EVERYBODY.filter((person) => isWoman(person.id)).length).toBeGreaterThanOrEqual(73);
  });

  it("are the same at every drawing, and of no two persons the same", () => {
    expect(drawn("lawyer")).toBe(drawn("lawyer"));
    const all = EVERYBODY.map((person) => drawn(person.id));
    expect(new Set(all).size).toBe(EVERYBODY.length);
  });

  it("wear what the office demands, and else what the group has", () => {
    expect([hatOf("king"), hatOf("bishop"), hatOf("cardinal")]).toEqual(["crown", "mitre", "galero"]);
    for (const group of GROUPS) {
      for (const hat of [...MEN_WEAR[group], ...WOMEN_WEAR[group]]) expect(HEADGEAR).toHaveProperty(hat);
    }
  });

  it("speak only if they have a label", () => {
    const { container, rerender } = render(<PersonPortrait id="queen" group="noble" colour="red" />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    rerender(<PersonPortrait id="queen" group="noble" colour="red" label="Queen" />);
    expect(container.querySelector("svg")?.getAttribute("aria-label")).toBe("Queen");
  });
});
