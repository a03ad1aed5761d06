// How many tables wait, where somebody sees it who looks at something else: before the title of the tab, on its icon, and on the
// icon of the page where it is installed.

/** The title of a screen with the number before it. */
export const counted = (title: string, tables: number): string => (tables > 0 ? `(${tables}) ${title}` : title);

/** Our icon with a number on it. */
export function badged(icon: string, tables: number): string {
  const said = tables > 9 ? "9+" : String(tables);
  const sign =
    '<circle cx="46" cy="18" r="18" fill="#c4342b"/>' +
    '<text x="46" y="27" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" ' +
    `font-size="${said.length > 1 ? 22 : 27}" fill="#fff">${said}</text></svg>`;
  return icon.replace(/<\/svg>\s*$/, sign);
}

/** What the screen itself says, and what we have made of it. */
let title = "";
let written: string | null = null;
let number = 0;
let icon: Promise<string> | null = null;

function write(): void {
  if (document.title !== written) title = document.title;
  written = counted(title, number);
  if (document.title !== written) document.title = written;
}

async function draw(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (number === 0) {
    link.href = "/icon.svg";
    return;
  }
  icon ??= fetch("/icon.svg").then((answer) => answer.text());
  const drawn = badged(await icon, number);
  if (number > 0) link.href = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** Shows how many tables wait. Screens name themselves and know nothing of it, so none can forget it. */
export function show(tables: number): void {
  if (written === null) {
    new MutationObserver(write).observe(document.head, { childList: true, subtree: true, characterData: true });
  }
  number = tables;
  write();
  // An icon that cannot be fetched stays as it is.
  draw().catch(() => (icon = null));
  if ("setAppBadge" in navigator)
    (tables > 0 ? navigator.setAppBadge(tables) : navigator.clearAppBadge()).catch(() => {});
}
