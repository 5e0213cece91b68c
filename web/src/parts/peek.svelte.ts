/** Peeking: what is this? Told by hover, by keyboard focus and by a long press. */
import type { Attachment } from "svelte/attachments";

import { longPress } from "../table/press.ts";

const REST = 350; // milliseconds that a pointer rests on a thing before it is told about

export class Peeking {
  thing = $state.raw<{ id: string; box: DOMRect } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell about a thing at an element. */
  show(id: string, node: Element): void {
    this.thing = { id, box: node.getBoundingClientRect() };
  }

  /** An attachment that tells about a thing at its element. */
  at(id: string): Attachment<Element> {
    return (node) => {
      const show = (): void => this.show(id, node);
      const hide = (): void => {
        clearTimeout(this.#timer);
        if (this.thing?.id === id) this.thing = null;
      };
      const hover = (event: Event): void => {
        clearTimeout(this.#timer);
        if (event instanceof PointerEvent && event.pointerType === "mouse") this.#timer = setTimeout(show, REST);
      };
      const leave = (event: Event): void => {
        if (event instanceof PointerEvent && event.pointerType === "mouse") hide();
      };
      const blur = (): void => queueMicrotask(hide); // an element that is removed is blurred in the middle of an update
      const focus = (): void => {
        if (node.matches(":focus-visible")) show();
      };
      const listeners: [string, (event: Event) => void][] = [
        ["pointerenter", hover],
        ["pointerleave", leave],
        ["focus", focus],
        ["blur", blur],
        ["click", hide],
      ];
      for (const [name, listener] of listeners) node.addEventListener(name, listener);
      const release = longPress(show)(node);
      return () => {
        hide();
        for (const [name, listener] of listeners) node.removeEventListener(name, listener);
        release?.();
      };
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.thing = null;
  }
}
