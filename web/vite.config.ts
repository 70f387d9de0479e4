import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Leaves a .gz beside every text file, so that the server need not compress the same bytes for everybody. */
function compressed(): Plugin {
  return {
    name: "compressed",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue;
        const path = join(options.dir ?? "", name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), compressed()],
  build: {
    outDir: "../src/guildtable/server/page",
    emptyOutDir: true,
    // The page's rules forbid addresses of the kind data: , so nothing is put inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // The games' words lie beside their rules, outside this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.GUILDTABLE_PORT ?? 8302}`, ws: true } },
  },
  test: { environment: "jsdom", globals: false, setupFiles: ["./app/testing.ts"] },
});
