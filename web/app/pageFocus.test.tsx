/** Going from page to page is heard: the heading of the next page has the focus, and the first page is left alone. */
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Link, Route, Router, Switch } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { usePageFocus } from "./pageFocus.js";

afterEach(cleanup);

/** A page that is fetched when it is wanted. */
function Late() {
  const [here, setHere] = useState(false);
  useEffect(() => void setTimeout(() => setHere(true), 20), []);
  return here && <h1>Rules</h1>;
}

function Site() {
  usePageFocus();
  return (
    <Switch>
      <Route path="/">
        <h1>Home</h1>
        <Link href="/rules">Rules</Link>
      </Route>
      <Route path="/rules" component={Late} />
      <Route path="/t/1">
        <h1>Table</h1>
        <div className="prompt" />
      </Route>
    </Switch>
  );
}

function site() {
  const { hook, navigate } = memoryLocation({ path: "/" });
  render(
    <Router hook={hook}>
      <Site />
    </Router>,
  );
  return (path: string) => act(() => navigate(path));
}

it("leaves the first page where the browser begins it", () => {
  site();
  expect(document.activeElement).toBe(document.body);
});

it("goes to the heading of the next page when that has come", async () => {
  const go = site();
  screen.getByRole("link").focus();
  go("/rules");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Rules"));
  expect(document.activeElement?.tagName).toBe("H1");
});

it("leaves a table to begin at its question", () => {
  const go = site();
  go("/t/1");
  expect(document.activeElement).toBe(document.body);
});
