/** The little Markdown of the rules pages: chapters, paragraphs, lists, tables, and marks where a picture belongs. */
export interface Span {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}
export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "picture"; name: string };
export interface Chapter {
  title: string;
  blocks: Block[];
}

const SPAN = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`/g;
const ITEM = /^(?:[-*]|\d+\.)\s+/;
const PICTURE = /^<!-- picture: ([\w-]+) -->$/;

/** The chapters of a page; the first has the page's title and its opening. */
export function chaptersOf(text: string): Chapter[] {
  const parts = text.split(/^#{1,2} /m).slice(1);
  return parts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    return { title: title.trim(), blocks: blocksOf(lines) };
  });
}

function blocksOf(lines: readonly string[]): Block[] {
  const groups = lines.join("\n").split(/\n\s*\n/).map((group) => group.replace(/^\n+|\n+$/g, ""));
  return groups.filter(Boolean).flatMap((group) => blockOf(group.split("\n")));
}

function blockOf(lines: string[]): Block[] {
  const [first = ""] = lines;
  const picture = PICTURE.exec(first)?.[1];
  if (picture) return [{ kind: "picture", name: picture }];
  if (first.startsWith("|")) return [tableOf(lines)];
  const start = lines.findIndex((line) => ITEM.test(line));
  if (start < 0) return [{ kind: "text", spans: spansOf(lines.join(" ")) }];
  const before: Block[] = start ? [{ kind: "text", spans: spansOf(lines.slice(0, start).join(" ")) }] : [];
  return [...before, { kind: "list", ordered: /^\d/.test(lines[start] ?? ""), items: itemsOf(lines.slice(start)) }];
}

function itemsOf(lines: readonly string[]): Span[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items.map(spansOf);
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => spansOf(cell.trim())));
  const [head = [], , ...rest] = rows;
  return { kind: "table", head, rows: rest };
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) spans.push({ kind: "text", text: text.slice(at, match.index) });
    const [kind, inside] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? ["text", ""];
    spans.push({ kind: kind as Span["kind"], text: inside ?? "" });
    at = match.index + match[0].length;
  }
  return at < text.length ? [...spans, { kind: "text", text: text.slice(at) }] : spans;
}

/** The words of a chapter without marks: what a search looks through. */
export function plain(chapter: Chapter): string {
  const said = (spans: Span[]) => spans.map((span) => span.text).join("");
  const texts = chapter.blocks.flatMap((block) => {
    if (block.kind === "text") return [said(block.spans)];
    if (block.kind === "list") return block.items.map(said);
    return block.kind === "table" ? [...block.head, ...block.rows.flat()].map(said) : [];
  });
  return [chapter.title, ...texts].join("\n");
}

/** "Falling colour" as part of an address. */
export const slug = (title: string): string => title.toLowerCase().normalize("NFD").replace(/[^a-z0-9]+/g, " ").trim().replaceAll(" ", "-");

/** A text folded for searching: without case and accents, letter by letter, so that places stay the same. */
export const folded = (text: string): string => [...text].map((letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? "").join("");
