// A drawing of the page as a file of its own: what style sheets said about it is written into it, and what it borrows from other
// drawings comes along.

const SVG = "http://www.w3.org/2000/svg";

const KEPT = [
  "fill",
  "fill-rule",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "letter-spacing",
  "paint-order",
  "vector-effect",
  "stop-color",
  "stop-opacity",
];
/** What only the page needs: for hands, keys and screen readers. */
const DROPPED = /^(data-|aria-|on)|^(class|style|role|tabindex)$/;
/** What is no drawing, or makes a picture one that must not be read again. */
const FOREIGN = "foreignObject, image, script, style, title";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame that a drawing gives itself: that of its whole world, or else what it shows. */
export function frameOf(drawing: SVGSVGElement): Frame {
  const said = (drawing.dataset.frame ?? drawing.getAttribute("viewBox") ?? "0 0 100 100").split(/[\s,]+/).map(Number);
  const [x = 0, y = 0, width = 100, height = 100] = said;
  return { x, y, width, height };
}

/** Writes into a copy what style sheets said about the original; what cannot be seen goes. */
function settle(from: Element, to: Element): void {
  const [originals, copies] = [
    [from, ...from.querySelectorAll("*")],
    [to, ...to.querySelectorAll("*")],
  ];
  const gone: Element[] = [];
  originals.forEach((original, place) => {
    const copy = copies[place];
    if (!copy) return;
    const style = getComputedStyle(original);
    if (original !== from && (style.display === "none" || style.visibility === "hidden")) gone.push(copy);
    // Where the drawing as a whole is on the page is none of its business.
    const transform = original instanceof SVGElement && original !== from ? original.style.transform : "";
    for (const { name } of [...copy.attributes]) if (DROPPED.test(name)) copy.removeAttribute(name);
    for (const name of KEPT) copy.setAttribute(name, style.getPropertyValue(name));
    // Transforms of style sheets count pixels, those of attributes count units: here they are the same.
    if (transform) copy.setAttribute("transform", transform.replaceAll("px", ""));
  });
  for (const copy of gone) copy.remove();
  for (const copy of to.querySelectorAll(FOREIGN)) copy.remove();
}

/** Gradients, patterns and symbols that a drawing names and that stand elsewhere on the page. */
function borrow(copy: SVGSVGElement): void {
  const defs = document.createElementNS(SVG, "defs");
  const asked = new Set<string>();
  const look = (root: Element): void => {
    for (const element of [root, ...root.querySelectorAll("*")]) {
      for (const { value } of element.attributes) {
        const [, id] = /url\(["']?#([^"')]+)/.exec(value) ?? /^#([\w-]+)$/.exec(value) ?? [];
        if (id === undefined || asked.has(id) || copy.querySelector(`[id="${CSS.escape(id)}"]`)) continue;
        asked.add(id);
        const original = document.getElementById(id);
        if (!original) continue;
        const twin = original.cloneNode(true) as Element;
        settle(original, twin);
        defs.append(twin);
        look(twin);
      }
    }
  };
  look(copy);
  if (defs.childElementCount > 0) copy.prepend(defs);
}

/** A copy of a drawing that looks the same anywhere, cut to what is to be seen. */
export function cutOut(drawing: SVGSVGElement, frame: Frame = frameOf(drawing)): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const world = drawing.querySelector(":scope > g.world");
  settle(drawing, copy);
  // The camera of whoever looks is no part of the picture.
  if (world) copy.querySelector(":scope > g")?.removeAttribute("transform");
  borrow(copy);
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("viewBox", `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
  return copy;
}

/** The same as the text of a file, on a ground. */
export function standalone(drawing: SVGSVGElement, frame: Frame, ground: string): string {
  const copy = cutOut(drawing, frame);
  copy.setAttribute("width", String(frame.width * 2));
  copy.setAttribute("height", String(frame.height * 2));
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ ...frame, fill: ground })) paper.setAttribute(name, String(value));
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing as a picture of so many pixels. */
export async function asPng(svg: string, width: number, height: number): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Hands something to the browser as a file. */
export function download(name: string, what: Blob | string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(typeof what === "string" ? new Blob([what], { type: "image/svg+xml" }) : what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Lets whoever looks send a picture as their system does that; where it does not, the picture is a file. */
export async function hand(name: string, picture: Blob, title: string, url: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (typeof navigator.canShare !== "function" || !navigator.canShare({ files })) return download(name, picture);
  try {
    await navigator.share({ files, title, url });
  } catch (thrown) {
    // Who closes the sheet did not want to share; anything else is answered with the file.
    if (!(thrown instanceof DOMException && thrown.name === "AbortError")) download(name, picture);
  }
}
