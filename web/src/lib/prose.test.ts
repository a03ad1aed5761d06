import { describe, expect, it } from "vitest";
import { blocks, pieces } from "./prose";

describe("prose", () => {
  it("cuts a line into pieces", () => {
    expect(pieces("See RI-4.9: `13RR` is **bad**. *Why: so.*").map((piece) => [piece.kind, piece.text])).toEqual([
      ["plain", "See "],
      ["clause", "RI-4.9"],
      ["plain", ": "],
      ["code", "13RR"],
      ["plain", " is "],
      ["strong", "bad"],
      ["plain", ". "],
      ["soft", "Why: so."],
    ]);
  });

  it("cuts a text into paragraphs, lists and tables", () => {
    const text = "One\nline.\n\nTable:\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n- y\n  z";
    expect(blocks(text)).toEqual([
      { kind: "text", text: "One line." },
      { kind: "text", text: "Table:" },
      { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
      { kind: "list", items: ["x", "y z"] },
    ]);
  });

  it("leaves a lone star alone", () => {
    expect(pieces("2 * 3")).toEqual([{ kind: "plain", text: "2 * 3" }]);
  });
});
