// A drawing as a file of its own: what style sheets said about it is written into it.

const KEPT = [
  "fill",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "letter-spacing",
  "paint-order",
];

/** A copy of a drawing that looks the same anywhere, cut to what is to be seen. */
export function standalone(
  drawing: SVGSVGElement,
  frame: { x: number; y: number; width: number; height: number },
  ground: string,
): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing.querySelectorAll<SVGElement>("*"), copy.querySelectorAll<SVGElement>("*")];
  from.forEach((element, i) => {
    const twin = to[i];
    if (!twin) return;
    const style = getComputedStyle(element);
    twin.removeAttribute("class");
    for (const name of ["data-drop", "role", "tabindex", "aria-label"]) twin.removeAttribute(name);
    for (const name of KEPT) twin.setAttribute(name, style.getPropertyValue(name));
    // Transforms of style sheets count pixels, those of attributes count units: here they are the same.
    if (element.style.transform) twin.setAttribute("transform", element.style.transform.replaceAll("px", ""));
    twin.removeAttribute("style");
  });
  copy.querySelector("g")?.removeAttribute("transform");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
  copy.setAttribute("width", String(frame.width * 2));
  copy.setAttribute("height", String(frame.height * 2));
  copy.removeAttribute("class");
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ ...frame, fill: ground })) paper.setAttribute(name, String(value));
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
