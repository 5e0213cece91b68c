/** A long press tells about a thing instead of acting on it, where there is no pointer to hover with. */
import type { Attachment } from "svelte/attachments";

const LONG = 450; // milliseconds
const SLIP = 10; // pixels that a resting finger may slip

export function longPress(tell: () => void): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let told = false;

    const begin = (event: Event): void => {
      told = false;
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") return;
      start = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      timer = setTimeout(() => {
        told = true;
        tell();
      }, LONG);
    };
    const slip = (event: Event): void => {
      if (event instanceof PointerEvent && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(timer);
    };
    const end = (): void => clearTimeout(timer);
    const act = (event: Event): void => {
      if (!told) return;
      told = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      if (timer !== undefined) event.preventDefault();
    };

    const heard: [string, (event: Event) => void][] = [
      ["pointerdown", begin],
      ["pointermove", slip],
      ["pointerup", end],
      ["pointercancel", end],
      ["contextmenu", menu],
    ];
    for (const [name, hear] of heard) node.addEventListener(name, hear);
    node.addEventListener("click", act, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, hear] of heard) node.removeEventListener(name, hear);
      node.removeEventListener("click", act, { capture: true });
    };
  };
}
