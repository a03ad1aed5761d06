// The little Markdown that a rulebook uses: paragraphs, lists, tables, and emphasis inside a line.

export type Block =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface Piece {
  kind: "plain" | "strong" | "soft" | "code" | "clause";
  text: string;
}

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2,}-\d+(?:\.\d+)*\b)/;

/** A line in pieces. */
export function pieces(text: string): Piece[] {
  return text
    .split(MARKED)
    .filter((part) => part !== "")
    .map(piece);
}

function piece(part: string): Piece {
  if (part.length > 2 && part.startsWith("`") && part.endsWith("`")) return { kind: "code", text: part.slice(1, -1) };
  if (part.length > 4 && part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
  if (part.length > 2 && part.startsWith("*") && part.endsWith("*")) return { kind: "soft", text: part.slice(1, -1) };
  return { kind: MARKED.test(part) ? "clause" : "plain", text: part };
}

/** A text in blocks. */
export function blocks(text: string): Block[] {
  const made: Block[] = [];
  let open = false;
  for (const line of text.split("\n").map((line) => line.trim())) {
    const last = made.at(-1);
    if (line === "") open = false;
    else if (line.startsWith("|")) {
      if (open && last?.kind === "table") addRow(last, line);
      else made.push({ kind: "table", head: cells(line), rows: [] });
      open = true;
    } else if (line.startsWith("- ")) {
      if (open && last?.kind === "list") last.items.push(line.slice(2));
      else made.push({ kind: "list", items: [line.slice(2)] });
      open = true;
    } else if (open && last?.kind === "text") last.text += ` ${line}`;
    else if (open && last?.kind === "list") last.items.push(`${last.items.pop()} ${line}`);
    else {
      made.push({ kind: "text", text: line });
      open = true;
    }
  }
  return made;
}

const cells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function addRow(table: { rows: string[][] }, line: string): void {
  const row = cells(line);
  if (!row.every((cell) => /^:?-+:?$/.test(cell))) table.rows.push(row);
}
