/** Rules of play are Markdown in docs/rules; a page of them becomes sections of HTML when the client is built. */
import { marked } from "marked";
import type { Plugin } from "vite";

export interface Section {
  title: string;
  anchors: string[];
  html: string;
}

/** One section for each heading of the second level; what precedes the first is the introduction. */
export function sectionsOf(markdown: string): Section[] {
  return markdown.split(/^(?=## )/m).map((part) => ({
    title:
      /^##? +(.+)$/m
        .exec(part)?.[1]
        ?.replace(/<[^>]+>/g, "")
        .trim() ?? "",
    anchors: [...part.matchAll(/<a id="([^"]+)"><\/a>/g)].map((found) => found[1] ?? ""),
    html: marked.parse(
      part.replace(/^##? .+$/m, (line) => anchorsOf(line)),
      { async: false },
    ),
  }));
}

/** The title stands above the section; the places that can be linked to stay in it. */
function anchorsOf(heading: string): string {
  return (heading.match(/<a id="[^"]+"><\/a>/g) ?? []).join("");
}

/** Pictures are files beside the page: they become assets of the client. */
function module(sections: Section[]): string {
  const pictures: string[] = [];
  const text = JSON.stringify(sections).replace(/src=\\"([^"\\]+\.svg)\\"/g, (_, source: string) => {
    pictures.push(source);
    return `src=\\"" + picture${pictures.length - 1} + "\\"`;
  });
  const imports = pictures.map((source, at) => `import picture${at} from ${JSON.stringify(`${source}?url`)};`);
  return `${imports.join("\n")}\nexport default ${text};`;
}

export function rulebook(): Plugin {
  return {
    name: "tatami-rulebook",
    enforce: "pre",
    transform(source, id) {
      return id.endsWith(".md") ? { code: module(sectionsOf(source)), map: null } : null;
    },
  };
}
