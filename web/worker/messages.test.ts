import { expect, it } from "vitest";
import { callFrom, ownPlace } from "./messages.js";

it("a call is read, and one that cannot be read is shown all the same", () => {
  const call = { title: "Bruges", body: "Your turn", url: "/t/1", tag: "guildtable", waiting: 2 };
  expect(callFrom(JSON.stringify(call))).toEqual(call);
  for (const text of ["", "no json", "null", "[]", '{"title":7,"waiting":"two"}'])
    expect(callFrom(text)).toEqual({ title: "Guildtable", body: "", url: "/", tag: "guildtable", waiting: 0 });
});

it("a call leads to a place of this site only", () => {
  const home = "https://guild.example";
  expect(ownPlace("/t/1?lesson", home)).toBe("/t/1?lesson");
  expect(ownPlace("https://guild.example/t/1", home)).toBe("/t/1");
  for (const url of ["https://evil.example/t/1", "//evil.example", "javascript:alert(1)", "http://["])
    expect(ownPlace(url, home)).toBe("/");
});
