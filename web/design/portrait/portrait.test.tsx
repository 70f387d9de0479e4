/** A person looks the same everywhere and for ever; the name says man or woman. */
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PERSONS } from "../gallery-persons.js";
import { GROUPS } from "./groups.js";
import { HEADGEAR, MEN_WEAR, WOMEN_WEAR } from "./headgear/index.js";
import { PersonPortrait } from "./PersonPortrait.js";
import { hatOf, isWoman } from "./women.js";

const drawn = (id: string) => {
  const person = PERSONS.find((one) => one.id === id)!;
  return renderToStaticMarkup(<PersonPortrait {...person} />);
};

describe("portraits", () => {
  it("are of 165 persons, 73 of them women", () => {
    expect(PERSONS).toHaveLength(165);
    expect(PERSONS.filter((person) => isWoman(person.id))).toHaveLength(73);
  });

  it("are the same at every drawing, and of no two persons the same", () => {
    expect(drawn("lawyer")).toBe(drawn("lawyer"));
    const all = PERSONS.map((person) => drawn(person.id));
    expect(new Set(all).size).toBe(165);
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
