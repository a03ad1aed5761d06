/** Tells the style how high the room is that can be seen at once: a board higher than that would have to be scrolled. */
export function fillsRoom(root: HTMLElement): () => void {
  const measure = (): void => {
    let room = root.parentElement;
    while (room && getComputedStyle(room).containerType !== "size") room = room.parentElement;
    const top = room ? room.getBoundingClientRect().top - room.scrollTop : -scrollY;
    const above = root.getBoundingClientRect().top - top;
    root.style.setProperty("--room", `${(room?.clientHeight ?? innerHeight) - above}px`);
  };
  const observer = new ResizeObserver(measure);
  if (root.parentElement) observer.observe(root.parentElement);
  addEventListener("resize", measure);
  return () => {
    observer.disconnect();
    removeEventListener("resize", measure);
  };
}
