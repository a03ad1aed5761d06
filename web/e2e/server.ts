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

/** Whoever looks after manners at the servers of tests. */
export const STEWARD = { name: "Kind Steward 1", password: "correct horse" };

/** A name of their own for somebody who is a guest at the server so far. */
async function register(address: string, { name, password }: typeof STEWARD): Promise<void> {
  const ask = async (method: string, path: string, body: unknown, cookie = ""): Promise<Response> => {
    const headers = { "content-type": "application/json", cookie };
    const response = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
  const cookie = (await ask("POST", "/api/guest", { name })).headers.get("set-cookie")!.split(";")[0];
  await ask("POST", "/api/me/password", { password }, cookie);
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

/** How somebody else looks on: what others do is told at this pace. */
type Newcomer = BrowserContextOptions & {
  pace?: "slow" | "usual" | "quick" | "off";
  /** Whether a coach explains what options bring; mostly nobody wants to be interrupted. */
  coached?: boolean;
  /** Whether what comes up hears a second press at once; tests press what they mean. */
  sure?: boolean;
};

/** Whoever has chosen nothing yet watches at this pace; most tests want to see what comes of it, and at once. */
const watches = (
  context: BrowserContext,
  { pace = "off", coached = false, sure = true }: Newcomer = {},
): Promise<unknown> =>
  context.addInitScript(
    ([pace, coached, sure]) => {
      const key = "crossroads.settings";
      // A page that is none yet keeps nothing.
      if (location.protocol !== "http:" || localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, JSON.stringify({ pace, sound: false, sure }));
      if (!coached) localStorage.setItem("crossroads.coach", JSON.stringify({ off: true }));
    },
    [pace, coached, sure] as const,
  );

interface Fixtures {
  complaints: string[];
  /** Opens the browser of somebody else. */
  newcomer: (options?: Newcomer) => Promise<Page>;
}

export const test = base.extend<Fixtures, { server: string }>({
  server: [
    async ({}, use) => {
      if (RUNNING) return use(RUNNING);
      if (!PROGRAM) throw new Error("CROSSROADS_BIN must name the program to test");
      const folder = await mkdtemp(join(tmpdir(), "crossroads-e2e-"));
      const serve = async (more: string[], work: (address: string) => Promise<void>): Promise<void> => {
        // The system chooses a port that is free, so that no two servers can want the same.
        const program = spawn(PROGRAM, ["serve", "--listen", "127.0.0.1:0", "--data", folder, ...more], {
          stdio: ["ignore", "pipe", "pipe"],
        });
        const ended = new Promise((end) => program.once("close", end));
        try {
          await work(await opened(program));
        } finally {
          program.kill();
          await ended;
        }
      };
      try {
        // A moderator is somebody who signs in by the name already when the server starts.
        await serve([], (address) => register(address, STEWARD));
        await serve(["--moderator", STEWARD.name], use);
      } finally {
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
    await watches(context);
    await use(context);
  },
  newcomer: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ pace, coached, sure, ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      overhear(context, complaints);
      await watches(context, { pace, coached, sure });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
