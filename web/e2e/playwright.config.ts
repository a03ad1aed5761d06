import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";

export default defineConfig({
  testDir: ".",
  // Measured on demand: what comes of it is the machine's as much as ours.
  testIgnore: process.env.CROSSROADS_FRAMES ? [] : "frames.spec.ts",
  // Tests share nothing but the server of their worker, where each has tables of its own.
  fullyParallel: true,
  // A test waits about as much as it works.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  // A whole table is played in one test, perhaps on a slow machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    viewport: { width: 1440, height: 900 },
    // What was kept of an earlier page must not hide what a page needs; `back.spec.ts` lets the worker in.
    serviceWorkers: "block",
    // Dice that tumble would only make the tests wait.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // The browser of the system: nothing is downloaded.
    launchOptions: {
      executablePath: process.env.CROSSROADS_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // A page of a test lives for seconds: to compile it better takes longer than it saves.
        ...(process.env.CROSSROADS_FRAMES ? [] : ["--js-flags=--no-turbofan --no-maglev"]),
      ],
    },
  },
});
