/** The attributes of a touchable thing inside an SVG: what `Thing` is for HTML. */
import type { Aim } from "./aim.svelte.ts";

export function touchable(aim: Aim, id: string, label: string): Record<string, unknown> {
  return {
    role: "button",
    "data-thing": id,
    "aria-label": aim.label(id, label),
    "aria-pressed": aim.steps.includes(id),
    onclick: () => aim.touch(id),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      aim.touch(id, true);
    },
  };
}
