/** What a person prefers on this device. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The duration of beats as a multiple of the normal one; `off` shows the result at once. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
export type Speed = keyof typeof SPEEDS;

const KEPT = "tatami-settings";

interface Settings {
  theme: Theme;
  motion: boolean;
  names: boolean;
  speed: Speed;
}

const kept = $state<Settings>({ theme: "auto", motion: true, names: true, speed: "normal", ...read() });

export function settings(): Settings {
  return kept;
}

/** Keep and apply the settings whenever they change; call it while a component is made. */
export function applySettings(): void {
  $effect(() => {
    localStorage.setItem(KEPT, JSON.stringify(kept));
    const root = document.documentElement;
    if (kept.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = kept.theme;
    root.classList.toggle("still", !kept.motion);
  });
}

/** Whether things may move: the person's choice here, and that of the whole device. */
export function moves(): boolean {
  return kept.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}
