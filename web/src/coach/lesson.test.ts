// When something is said is decided here as it is in the program's own test of the lessons; both read the same cases.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Coach } from "./coach.svelte";
import { holds, type Facts, type Lesson, type When } from "./lesson";

interface Cases {
  view: unknown;
  legal: unknown[];
  cases: { when: When; holds: boolean }[];
}

const { view, legal, cases } = JSON.parse(
  readFileSync(new URL("../../../crates/cli/tests/it/data/coach.json", import.meta.url), "utf8"),
) as Cases;

describe("when something is said", () => {
  it.each(cases)("$when is $holds", ({ when, holds: so }) => {
    expect(holds(when, { view, legal, seat: 0 })).toBe(so);
  });

  it("looks at the own seat, wherever that is", () => {
    const when = { view: { "cars.mine.gear": 4 } };
    expect(holds(when, { view, legal, seat: 0 })).toBe(false);
    expect(holds(when, { view, legal, seat: 1 })).toBe(true);
  });
});

const LESSON: Lesson = {
  moments: [
    { id: "goal", reads: true, when: { legal: ["shift"] } },
    { id: "gear", when: { legal: ["shift"] } },
    { id: "cards", when: { legal: ["lay"] } },
    { id: "end", reads: true, when: { legal: ["done"] } },
  ],
  modules: {
    rain: { when: { view: { wet: true } }, options: {}, moments: [{ id: "sky", reads: true, when: {} }] },
  },
};

const at = (action: string, wet = false): Facts => ({ view: { wet }, legal: [action], seat: 0 });

function coached(seen: readonly string[] | null, met: readonly string[] = []): { coach: Coach; said: string[] } {
  const said: string[] = [];
  const coach = new Coach(LESSON, { seen, hasMet: (id) => met.includes(id) }, (id) => said.push(id));
  return { coach, said };
}

describe("a coach", () => {
  it("waits for a word where something is only read, and for an act where something is to be done", () => {
    const { coach, said } = coached([]);
    coach.look(at("shift"));
    expect(coach.now?.id).toBe("goal");
    coach.look(at("shift"));
    expect(coach.now?.id).toBe("goal");
    coach.next();
    expect(coach.now?.id).toBe("gear");
    coach.look(at("lay"));
    expect(coach.now?.id).toBe("cards");
    expect(said).toEqual(["goal", "gear"]);
  });

  it("lets go of what somebody does not wait to read", () => {
    const { coach, said } = coached([]);
    coach.look(at("shift"));
    coach.look(at("lay"));
    expect(coach.now?.id).toBe("cards");
    expect(said).toEqual(["goal"]);
    // What was missed is told when it comes up again.
    coach.look(at("shift"));
    expect(coach.now?.id).toBe("gear");
  });

  it("goes on where somebody has left it, and says nothing twice", () => {
    const { coach } = coached(["goal", "gear"]);
    coach.look(at("shift"));
    expect(coach.now).toBeNull();
    expect(coach.isOver).toBe(false);
    coach.look(at("lay"));
    expect(coach.count).toEqual({ at: 3, of: 4 });
    coach.look(at("done"));
    expect(coach.now?.id).toBe("end");
    expect(coach.isOver).toBe(false);
    coach.next();
    expect(coach.isOver).toBe(true);
  });

  it("is over when its last moment has been told, whatever did not come up before", () => {
    const { coach } = coached([]);
    coach.look(at("lay"));
    coach.look(at("done"));
    coach.next();
    expect(coach.isOver).toBe(true);
    coach.look(at("shift"));
    expect(coach.now).toBeNull();
  });

  it("tells of a module where it is met for the first time, and on a usual table of nothing else", () => {
    const { coach, said } = coached(null);
    coach.look(at("shift"));
    expect(coach.now).toBeNull();
    coach.look(at("shift", true));
    expect(coach.now?.id).toBe("rain/sky");
    coach.next();
    expect(said).toEqual(["rain/sky"]);
    const again = coached(null, ["rain/sky"]).coach;
    again.look(at("shift", true));
    expect(again.now).toBeNull();
  });
});
