// Which screen a path means. The server answers every path outside /api with the same page.

export type ScreenName =
  | "start"
  | "lobby"
  | "new"
  | "table"
  | "replay"
  | "rules"
  | "how"
  | "gallery"
  | "me"
  | "mail"
  | "person"
  | "ladder"
  | "moderation"
  | "licences"
  | "nowhere";

export interface Route {
  screen: ScreenName;
  params: Record<string, string>;
}

const ROUTES: [string, ScreenName][] = [
  ["/", "start"],
  ["/lobby", "lobby"],
  ["/new", "new"],
  ["/new/:game", "new"],
  ["/t/:id", "table"],
  ["/r/:id", "replay"],
  ["/rules", "rules"],
  ["/rules/:game", "rules"],
  ["/how", "how"],
  ["/how/:game", "how"],
  ["/gallery", "gallery"],
  ["/gallery/:game", "gallery"],
  ["/me", "me"],
  ["/mail/confirm/:confirm", "mail"],
  ["/mail/unsubscribe/:leave", "mail"],
  ["/people/:id", "person"],
  ["/ladder", "ladder"],
  ["/ladder/:game", "ladder"],
  ["/moderation", "moderation"],
  ["/licences", "licences"],
];

const parts = (path: string) => path.split("/").filter((part) => part !== "");

function fit(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [parts(pattern), parts(path)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, want] of wanted.entries()) {
    const part = given[place] ?? "";
    if (want.startsWith(":")) params[want.slice(1)] = readable(part);
    else if (want !== part) return null;
  }
  return params;
}

/** What was written with escapes; broken ones stay as they are. */
export function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The screen of a path. */
export function route(path: string): Route {
  for (const [pattern, screen] of ROUTES) {
    const params = fit(pattern, path);
    if (params) return { screen, params };
  }
  return { screen: "nowhere", params: {} };
}
