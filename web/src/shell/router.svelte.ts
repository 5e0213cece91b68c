/** Addresses: what the page shows, and links that others can open. */
export type Route =
  | { page: "home" }
  | { page: "table"; table: string; moment: number | null }
  | { page: "rules"; game: string; anchor: string }
  | { page: "carry"; code: string };

let here = $state.raw<Route>({ page: "home" });

export function routeOf(path: string, hash: string): Route {
  const [page, name, moment] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (page === "table" && name) {
    return { page, table: name, moment: moment && /^\d+$/.test(moment) ? Number(moment) : null };
  }
  if (page === "rules" && name) return { page, game: name, anchor: hash.slice(1) };
  if (page === "carry") return { page, code: hash.slice(1) };
  return { page: "home" };
}

export function route(): Route {
  return here;
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  look();
}

/** Follow the address from now on; links inside the house do not reload the page. */
export function followAddress(): void {
  look();
  addEventListener("popstate", look);
  addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest("a") : null;
    if (!link || link.origin !== location.origin || click.ctrlKey || click.metaKey || click.button) return;
    if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    go(link.pathname + link.hash);
  });
}

function look(): void {
  here = routeOf(location.pathname, location.hash);
}
