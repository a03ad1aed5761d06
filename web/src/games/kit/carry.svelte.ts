// Something carried by mouse or finger, from where it lies to where it is dropped. What that means, the board decides: whatever
// takes something says so in its `data-drop`, as JSON.

/** Less than this is a click. */
const SLACK = 7;

export class Carry<What, Target> {
  what = $state.raw<What | null>(null);
  /** What it would be dropped on now. */
  target = $state.raw<Target | null>(null);
  x = $state(0);
  y = $state(0);
  #from = { x: 0, y: 0 };
  /** Whether it has left its place. */
  #far = false;
  #over: Element | null = null;
  #moved = false;
  #stop: (() => void) | null = null;

  /** Takes something up. `drop` is called where it is let go, `begin` before, once it has left its place. */
  start(event: PointerEvent, what: What, drop: (target: Target | null) => void, begin: () => void = () => {}): void {
    if (event.button !== 0 || this.what) return;
    this.#moved = false;
    this.#from = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      [this.x, this.y] = [now.clientX, now.clientY];
      if (!this.#far && Math.hypot(this.x - this.#from.x, this.y - this.#from.y) > SLACK) {
        this.#far = true;
        this.#moved = true;
        this.what = what;
        begin();
      }
      if (this.#far) this.#mark(below(now));
    };
    const up = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      const [was, where] = [this.#far, now.type === "pointerup" ? below(now) : null];
      this.stop();
      if (was) drop(targetOf(where));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    this.#stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }

  stop(): void {
    this.#mark(null);
    this.#stop?.();
    this.#stop = null;
    this.what = null;
    this.#far = false;
  }

  /** The end of a carrying is no click. */
  swallow = (event: MouseEvent): void => {
    if (!this.#moved) return;
    this.#moved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #mark(next: Element | null): void {
    if (next === this.#over) return;
    this.#over?.removeAttribute("data-over");
    next?.setAttribute("data-over", "");
    this.#over = next;
    this.target = targetOf(next);
  }
}

/** A board knows what its own targets say. */
const targetOf = <Target>(where: Element | null): Target | null =>
  where ? (JSON.parse(where.getAttribute("data-drop")!) as Target) : null;

const below = ({ clientX, clientY }: PointerEvent): Element | null =>
  document.elementFromPoint(clientX, clientY)?.closest("[data-drop]") ?? null;
