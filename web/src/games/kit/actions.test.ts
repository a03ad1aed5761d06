import { describe, expect, it } from "vitest";
import { isLegal, keyOf, kindOf, same } from "./actions";

type Action = "commit" | { place: { part: number; die: number } } | { shift: number };

describe("actions", () => {
  it("are the same whatever the order of their fields", () => {
    expect(same({ place: { part: 1, die: 2 } }, { place: { die: 2, part: 1 } })).toBe(true);
    expect(same({ place: { part: 1, die: 2 } }, { place: { die: 1, part: 2 } })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same(undefined, { car: 1 })).toBe(false);
    expect(same(null, null)).toBe(true);
  });

  it("are legal if they are listed, in this update and not in another", () => {
    const legal: Action[] = ["commit", { place: { part: 1, die: 2 } }];
    expect(isLegal<Action>(legal, "commit")).toBe(true);
    expect(isLegal<Action>(legal, { place: { die: 2, part: 1 } })).toBe(true);
    expect(isLegal<Action>(legal, { shift: 1 })).toBe(false);
    expect(isLegal<Action>([{ shift: 1 }], { shift: 1 })).toBe(true);
    expect(isLegal<Action>([], "commit")).toBe(false);
  });

  it("are of a kind", () => {
    expect(kindOf<Action>("commit")).toBe("commit");
    expect(kindOf<Action>({ shift: 2 })).toBe("shift");
  });

  it("have keys that differ where they differ", () => {
    expect(keyOf({ a: { c: 1, b: 2 } })).toBe('{"a":{"b":2,"c":1}}');
    expect(keyOf("1")).not.toBe(keyOf(1));
  });
});
