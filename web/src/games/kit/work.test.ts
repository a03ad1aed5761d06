import { describe, expect, it } from "vitest";
import { Work } from "./work.svelte";
import type { Refusal } from "../contract";

const REFUSAL: Refusal = { clause: "X-1", reason: { id: "no", args: [] } };

function newWork(legal: string[]) {
  const done: string[] = [];
  let settle: () => void = () => {};
  const work = new Work<string>(() => ({
    legal,
    act: (action) => new Promise((settled) => (done.push(action), (settle = settled))),
    why: () => Promise.resolve(REFUSAL),
    undo: null,
  }));
  return { work, done, settle: () => settle() };
}

describe("what a board asks of the server", () => {
  it("is one thing at a time", async () => {
    const { work, done, settle } = newWork(["go"]);
    const first = work.try("go");
    await work.try("go");
    expect([done, work.busy]).toEqual([["go"], true]);
    settle();
    await first;
    expect(work.busy).toBe(false);
  });

  it("is answered with the reason where it may not be done", async () => {
    const { work, done } = newWork(["go"]);
    await work.try("stop");
    expect([done, work.note]).toEqual([[], REFUSAL]);
    work.forget();
    expect(work.note).toBeNull();
  });

  it("is not asked for by those who look on", async () => {
    const { work, done } = newWork([]);
    await work.try("go");
    expect([done, work.note]).toEqual([[], null]);
  });

  it("is done at the second press if it is a folly", async () => {
    const { work, done, settle } = newWork(["go"]);
    await work.try("go", true);
    expect([done, work.doubted]).toEqual([[], "go"]);
    const second = work.try("go", true);
    settle();
    await second;
    expect(done).toEqual(["go"]);
  });
});
