import { afterEach, expect, test, vi } from "vitest";
import { call } from "./api.js";
import { usePaying } from "./paying.js";
import { tollNumber } from "./toll.js";

/** PBKDF2-HMAC-SHA256 of "19" with this salt and ten rounds, as Python reckons it. */
const TOLL = {
  salt: "000102030405060708090a0b0c0d0e0f",
  print: "cbd4363c6cf14e9b8dac121f4139a81ff72844b08d80c2247cc2beef5d34be85",
  cost: 10,
  most: 40,
};

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = { code: "too-many", text: "Too many", reason: "refused-toll" };

test("the number is found that the server thought of", async () => {
  expect(await tollNumber(TOLL)).toBe(19);
});

test("where no number fits, it is said", async () => {
  await expect(tollNumber({ ...TOLL, most: 10 })).rejects.toThrow();
});

test("a call that is refused for a toll pays it, says so meanwhile, and is sent once more", async () => {
  const asked: [string, RequestInit][] = [];
  const paying: boolean[] = [];
  const stop = usePaying.subscribe((state) => paying.push(state.paying));
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push([path, request]);
    if (path === "/api/toll") return answer(201, TOLL);
    return asked.length === 1 ? answer(429, refusal) : answer(202, { ticket: "t" });
  });
  expect(await call("POST", "/sign-in/mail", { address: "a@b.example" })).toEqual({ ticket: "t" });
  stop();
  expect(asked.map(([path]) => path)).toEqual(["/api/sign-in/mail", "/api/toll", "/api/sign-in/mail"]);
  expect(asked[2]?.[1].headers).toMatchObject({ "x-guildtable-toll": "19" });
  expect(asked[2]?.[1].body).toBe(asked[0]?.[1].body);
  expect(paying).toEqual([true, false]);
});

test("a toll is paid once for a call: who is refused again is told", async () => {
  let tolls = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path !== "/api/toll") return answer(429, refusal);
    tolls += 1;
    return answer(201, TOLL);
  });
  await expect(call("POST", "/sign-in/mail", {})).rejects.toMatchObject({ reason: "refused-toll" });
  expect(tolls).toBe(1);
});
