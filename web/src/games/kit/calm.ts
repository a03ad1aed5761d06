/** Whether whoever looks wants no motion: by the page's own setting or by the system's. */
export function calm(): boolean {
  return document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
