// Every worker has a server of its own, with a fresh folder and a port that nobody else has.

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** The program to test, with the page inside. */
const PROGRAM = process.env.CROSSROADS_BIN;
/** A server that runs already, to try a page that is not in any program yet. */
const RUNNING = process.env.CROSSROADS_URL;

/** The address that a server says it is open at; fails if the server ends before. */
function opened(program: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  return new Promise((found, failed) => {
    let said = "";
    const hear = (chunk: unknown): void => {
      said = (said + String(chunk)).slice(-4000);
      const address = /is open at (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) found(address);
    };
    program.stdout.on("data", hear);
    program.stderr.on("data", hear);
    program.once("error", failed);
    program.once("close", () => failed(new Error(`the server ended:\n${said}`)));
  });
}

/** What the browser itself says about answers that are no good is no fault of the page: it is meant to live with them. */
const OF_THE_NET = /^Failed to load resource|^WebSocket connection to/;

/** Writes down what goes wrong in the pages of a context without anybody seeing it. */
function overhear(context: BrowserContext, complaints: string[]): void {
  context.on("weberror", (error) => complaints.push(String(error.error().stack)));
  context.on("console", (message) => {
    if (message.type() === "error" && !OF_THE_NET.test(message.text())) complaints.push(message.text());
  });
}

interface Fixtures {
  complaints: string[];
  /** Opens the browser of somebody else. */
  newcomer: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures, { server: string }>({
  server: [
    async ({}, use) => {
      if (RUNNING) return use(RUNNING);
      if (!PROGRAM) throw new Error("CROSSROADS_BIN must name the program to test");
      const folder = await mkdtemp(join(tmpdir(), "crossroads-e2e-"));
      // The system chooses a port that is free, so that no two servers can want the same.
      const program = spawn(PROGRAM, ["serve", "--listen", "127.0.0.1:0", "--data", folder], {
        stdio: ["ignore", "pipe", "pipe"],
      });
      const ended = new Promise((end) => program.once("close", end));
      try {
        await use(await opened(program));
      } finally {
        program.kill();
        await ended;
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server),
  complaints: [
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints, "the browser's console is silent").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    overhear(context, complaints);
    await use(context);
  },
  newcomer: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      overhear(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
