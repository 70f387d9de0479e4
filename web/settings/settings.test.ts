// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

test.each([
  [true, "125"],
  [false, "100"],
])("who had larger text (%s) has it still", async (largeText, text) => {
  vi.resetModules();
  localStorage.setItem("guildtable-settings", JSON.stringify({ state: { largeText, volume: 0.2 }, version: 0 }));
  const { followSettings, useSettings } = await import("./settings.js");
  followSettings();
  expect(useSettings.getState()).toMatchObject({ text, volume: 0.2 });
  expect(document.documentElement.dataset.text).toBe(text);
});
