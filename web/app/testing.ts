/** What every component test needs: a clean page after each, and patience on a busy machine. */
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A button that is free after 700 ms is late on a busy machine: what is waited for gets longer than one second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
