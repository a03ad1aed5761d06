// Every worker has a server of its own, with a fresh folder and a port that nobody else has.

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The program to test, with the page inside. */
const PROGRAM = process.env.CROSSROADS_BIN;
/** A server that runs already, to try a page that is not in any program yet. */
const RUNNING = process.env.CROSSROADS_URL;

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}

/** Settles when the server answers; throws if it has ended or does not answer for half a minute. */
async function answers(url: string, program: ChildProcess, said: () => string): Promise<void> {
  const latest = Date.now() + 30_000;
  while (Date.now() < latest) {
    if (program.exitCode !== null) throw new Error(`the server ended:\n${said()}`);
    const well = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (well) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`the server does not answer:\n${said()}`);
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
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      let said = "";
      const program = spawn(PROGRAM, ["serve", "--listen", `127.0.0.1:${port}`, "--data", folder], {
        stdio: ["ignore", "ignore", "pipe"],
      });
      const ended = new Promise((end) => program.once("close", end));
      program.once("error", (error) => (said += String(error)));
      program.stderr.on("data", (chunk) => (said = (said + String(chunk)).slice(-4000)));
      try {
        await answers(url, program, () => said);
        await use(url);
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
