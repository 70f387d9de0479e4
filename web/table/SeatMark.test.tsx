import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Marking, SeatMark } from "./SeatMark.js";

describe("the mark of a seat", () => {
  it("is its seal", () => {
    const { container } = render(<SeatMark chair={{ seat: 1, seal: "bear" }} />);
    expect(container.querySelector(".seal-bear")).not.toBeNull();
  });

  it("is what the game gives the seat instead", () => {
    const { container } = render(
      <Marking value={({ seat }) => <i>arms of {seat}</i>}>
        <SeatMark chair={{ seat: 1, seal: "bear" }} />
      </Marking>,
    );
    expect(container.textContent).toBe("arms of 1");
    expect(container.querySelector(".seal-bear")).toBeNull();
  });
});
