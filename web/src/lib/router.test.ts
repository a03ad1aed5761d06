import { describe, expect, it } from "vitest";
import { route } from "./router";

describe("router", () => {
  it("finds the screen of a path", () => {
    expect(route("/")).toEqual({ screen: "start", params: {} });
    expect(route("/new/railroad-ink")).toEqual({ screen: "new", params: { game: "railroad-ink" } });
    expect(route("/t/k3m9")).toEqual({ screen: "table", params: { id: "k3m9" } });
    expect(route("/mail/confirm/a-1-b")).toEqual({ screen: "mail", params: { confirm: "a-1-b" } });
    expect(route("/r/k3m9/")).toEqual({ screen: "replay", params: { id: "k3m9" } });
  });

  it("leads nowhere for what it does not know", () => {
    expect(route("/t").screen).toBe("nowhere");
    expect(route("/t/a/b").screen).toBe("nowhere");
  });

  it("reads what was written with escapes, and survives broken ones", () => {
    expect(route("/rules/a%20b").params).toEqual({ game: "a b" });
    expect(route("/rules/%E0%A4%A").params).toEqual({ game: "%E0%A4%A" });
  });
});
