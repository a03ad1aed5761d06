// What stands below the line of the page's catalogue is not there on a running table, so nothing that such a table shows may say it.

import { describe, expect, it } from "vitest";
import { shellCatalogue } from "../lib/catalogues";

const SOURCES: Record<string, string> = import.meta.glob<string>("../**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What a table shows only before it runs or when it is over, what it does not show at all, and what fetches its words itself. */
const ELSEWHERE =
  /\/screens\/(?!Table\.)|\/(End|RulesDrawer|WaitingRoom|Footer|Gallery|Picture|Aftermath|Counts|Waited|TableMenu|KeyHelp|Coach)\.svelte$/;

/** Every file of the page that a running table may fetch. */
function reached(): Set<string> {
  const found = new Set<string>();
  const open = [
    "../App.svelte",
    "../screens/Table.svelte",
    ...Object.keys(SOURCES).filter((it) => it.endsWith("/module.ts")),
  ];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || ELSEWHERE.test(path)) continue;
    found.add(path);
    for (const [, to] of SOURCES[path]!.matchAll(/(?:from |import\(|import )"(\.[^"]+)"/g)) {
      const { pathname } = new URL(to!, `http://page/messages/${path}`);
      const file = ["", ".ts", ".svelte.ts"].map((end) => `..${pathname}${end}`).find((name) => name in SOURCES);
      if (file !== undefined) open.push(file);
    }
  }
  return found;
}

describe("the page's catalogue", () => {
  it("holds above the line what a running table says", async () => {
    const files = reached();
    expect(files.has("../ui/Play.svelte") && files.has("../games/heat/Board.svelte")).toBe(true);
    const [, below = ""] = await shellCatalogue("en", "all");
    const ids = [...below.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect(ids.length).toBeGreaterThan(50);
    const said = [...files].flatMap((file) =>
      ids.filter((id) => SOURCES[file]!.includes(`t("${id}"`)).map((id) => `${id} in ${file}`),
    );
    expect(said).toEqual([]);
  });
});
