import { render, screen } from "@testing-library/react";
import { Component, type ReactNode, useLayoutEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazyPart.js";

class Net extends Component<{ children: ReactNode }> {
  override state = { caught: "" };
  static getDerivedStateFromError = (caught: unknown) => ({ caught: String(caught) });
  override render() {
    return this.state.caught || this.props.children;
  }
}

const Found = () => <p>A face</p>;
// biome-ignore lint/suspicious/noThenProperty: a promise is never kept at once, and here it has to be
const come = { then: (found: (part: typeof Found) => void) => found(Found) } as unknown as Promise<typeof Found>;
const Face = lazyPart(() => come);
function Ahead() {
  useLayoutEffect(() => void Face.ahead(), []);
  return null;
}

afterEach(() => vi.restoreAllMocks());

it("shows a part as soon as it has come, and the next time at once", async () => {
  const Part = lazyPart(async () => ({ name }: { name: string }) => <p>{name} is here</p>);
  const { unmount } = render(<Part name="The table" />);
  expect(await screen.findByText("The table is here")).toBeDefined();
  unmount();
  render(<Part name="The replay" />);
  expect(screen.getByText("The replay is here")).toBeDefined();
});

it("lets the page for crashes say what could not be fetched", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Part = lazyPart(() => Promise.reject(new Error("no such file")));
  render(
    <Net>
      <Part />
    </Net>,
  );
  expect(await screen.findByText(/no such file/)).toBeDefined();
});

it("shows a part that came for another place after this one was drawn, and before it could ask", () => {
  render(
    <>
      <Face />
      <Ahead />
    </>,
  );
  expect(screen.getByText("A face")).toBeDefined();
});
