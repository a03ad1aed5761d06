import { describe, expect, it } from "vitest";
import { poster, type Poster } from "./poster";

const look = (name: string) => ({ name, colour: "var(--seat-red)", shape: "circle" as const });
const of = (names: string[]): Poster => ({
  game: "HEAT: Pedal to the Metal",
  headline: "Ana wins",
  lines: names.map((name, seat) => ({ place: `${seat + 1}.`, look: look(name), colour: "#c8332a", points: "9" })),
  foot: "crossroads",
  ink: { paper: "#fff", ink: "#000", soft: "#555", marking: "#fb0" },
});

describe("the poster", () => {
  it("names the game, how it ended and everybody in their places", () => {
    const drawn = poster(of(["Ana", "Bo"]), "<g id='board'/>");
    for (const said of ["HEAT: Pedal", "Ana wins", ">1.<", ">Bo<", "crossroads", "<g id='board'/>"])
      expect(drawn).toContain(said);
  });

  it("takes a name for a name, whatever is in it", () => {
    const drawn = poster(of(["</text><script>alert(1)</script>", 'A & "B"']), "");
    expect(drawn).not.toContain("<script");
    expect(drawn).toContain("A &amp; &quot;B&quot;");
  });

  it("has no style sheet to ask for a colour", () => {
    expect(poster(of(["Ana"]), "")).not.toContain("var(");
  });

  it("shortens what is too long, and shows no more than it has room for", () => {
    const drawn = poster(of(Array.from({ length: 12 }, (_, seat) => `Somebody with a very long name ${seat}`)), "");
    expect(drawn.match(/Somebody/g)).toHaveLength(8);
    expect(drawn).toContain("…");
  });
});
