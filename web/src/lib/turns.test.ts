import { describe, expect, it } from "vitest";
import type { Cue } from "../games/contract";
import type { Story } from "./timeline";
import { turnsOf } from "./turns";

type Event = Partial<Cue> & { does: string };

const story = (at: number, events: Event[], more: Partial<Story> = {}): Story => ({
  at,
  update: { view: at, events: events.map((event) => ({ event, told: { id: event.does, args: [] } })) } as never,
  undone: false,
  backTo: null,
  ...more,
});
const cue = (seen: { event: unknown }): Cue => {
  const { does, ...rest } = seen.event as Event;
  return { lasts: 500, brief: { id: does, args: [] }, ...rest };
};
const brief = (stories: Story[]) =>
  turnsOf(stories, cue).map((turn) => [turn.seat, turn.briefs.map(({ id }) => id).join("+"), turn.from, turn.to]);

describe("the log", () => {
  it("has one entry a turn, however many steps it took", () => {
    const told = [
      story(1, [{ does: "round", seat: null, opens: true }]),
      story(2, [{ does: "cards", seat: 0 }]),
      story(3, [{ does: "drive", seat: 0 }, { does: "slam" }, { does: "other", seat: 1 }]),
      story(4, [{ does: "more", seat: 1 }]),
    ];
    expect(brief(told)).toEqual([
      [null, "round", 1, 1],
      [0, "cards+drive+slam", 2, 3],
      [1, "other+more", 3, 4],
    ]);
    expect(turnsOf(told, cue)[0]?.heads).toBe(true);
  });

  it("begins another turn of the same seat where the game says so", () => {
    expect(
      brief([story(1, [{ does: "a", seat: 0, opens: true }]), story(2, [{ does: "b", seat: 0, opens: true }])]),
    ).toEqual([
      [0, "a", 1, 1],
      [0, "b", 2, 2],
    ]);
  });

  it("keeps what goes without saying in the turn that is under way", () => {
    const [turn, ...others] = turnsOf(
      [story(1, [{ does: "a", seat: 0 }]), story(2, [{ does: "ready", seat: 1, lasts: 0 }])],
      cue,
    );
    expect([turn?.lines.length, others.length]).toEqual([2, 0]);
  });

  it("says what was taken back, and no longer boasts of it", () => {
    const [first, back] = turnsOf(
      [story(1, [{ does: "a", seat: 0 }], { undone: true }), story(2, [], { backTo: 0 })],
      cue,
    );
    expect([first?.briefs, first?.lines[0]?.undone, back?.backTo]).toEqual([[], true, 0]);
  });

  it("marks what is never folded", () => {
    const [turn] = turnsOf(
      [
        story(1, [
          { does: "a", seat: 0 },
          { does: "out", grave: true },
        ]),
      ],
      cue,
    );
    expect(turn?.lines.map(({ grave }) => grave)).toEqual([false, true]);
  });

  it("tells a step an entry where no game says whose it is", () => {
    expect(turnsOf([story(1, [{ does: "a" }, { does: "b" }]), story(2, [{ does: "c" }])], null).length).toBe(2);
  });
});
