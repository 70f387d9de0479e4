// @vitest-environment jsdom
/** Replies and tables that are kept in this browser: whose they are, and what becomes of them. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "./api.js";
import { keepReply, type Reply, repliesOf, useOutbox } from "./keptReplies.js";
import { keepLastSeen, lastSeen } from "./lastSeen.js";
import { sendKept } from "./outbox.js";

const reply = (key: string): Reply => ({ type: "reply", key, question: "q", reply: ["card:prince"] });
let answers: (status: number, body: object) => void;

beforeEach(() => {
  const fetched = vi.fn();
  answers = (status, body) =>
    fetched.mockResolvedValue({ status, ok: status < 400, json: async () => body, statusText: "" });
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("what is done is kept no longer", async () => {
  keepReply("anna", "t", reply("k"));
  answers(200, { type: "ack", key: "k", seq: 4 });
  await sendKept("anna");
  expect(repliesOf("anna")).toEqual([]);
});

it("what cannot be done just now is kept", async () => {
  keepReply("anna", "t", reply("k"));
  answers(503, { type: "error", code: "unavailable", text: "later" });
  await sendKept("anna");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
  await sendKept("anna");
  expect(repliesOf("anna")).toMatchObject([{ table: "t", reply: { key: "k" } }]);
  expect(repliesOf("anna")[0]?.late).toBeUndefined();
});

it("what comes too late is not sent again, and is told", async () => {
  keepReply("anna", "t", reply("k"));
  answers(409, { type: "error", code: "stale", text: "gone", key: "k" });
  await sendKept("anna");
  expect(useOutbox.getState().kept).toMatchObject([{ table: "t", late: true }]);
  await sendKept("anna");
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("nobody sends another's", async () => {
  keepReply("anna", "t", reply("k"));
  await sendKept("bert");
  expect(fetch).not.toHaveBeenCalled();
});

it("whoever signs out leaves neither tables nor replies behind", async () => {
  keepLastSeen("anna", []);
  keepReply("anna", "t", reply("k"));
  answers(204, {});
  await api.signOut();
  expect([lastSeen(), repliesOf("anna")]).toEqual([null, []]);
});

it("whoever comes after finds nothing of the player before", () => {
  keepLastSeen("anna", []);
  keepReply("anna", "t", reply("k"));
  api.nowKnownAs({ id: "anna", name: "Anna" });
  expect([lastSeen()?.player, repliesOf("anna").length]).toEqual(["anna", 1]);
  api.nowKnownAs({ id: "bert", name: "Bert" });
  expect([lastSeen(), repliesOf("anna")]).toEqual([null, []]);
});
