/** `npm run check`: folders of src import downwards only, and no files import each other in a circle, types counted too. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const SRC = join(import.meta.dirname, "..", "src");
/** Each folder may import itself and those before it. */
const LAYERS = ["wire", "browser", "words", "ui", "table", "games", "pages"];
/** In these, neighbours import nothing of each other; what they share is in "common". */
const APART = ["games", "pages"];
const ENDINGS = ["", ".ts", "/index.ts"];

/** Which file imports which. */
export type Graph = ReadonlyMap<string, readonly string[]>;

function read(): Graph {
  const found = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).map((path) => path.replaceAll("\\", "/"));
  const files = new Set(found.filter((path) => /\.(ts|svelte)$/.test(path)));
  return new Map([...files].map((file) => [file, importsOf(file, readFileSync(join(SRC, file), "utf-8"), files)]));
}

/** What a file imports of the others; of a component its scripts are read. */
export function importsOf(file: string, text: string, files: ReadonlySet<string>): string[] {
  const script = file.endsWith(".svelte") ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, inside]) => inside).join("\n") : text;
  const named = ts.preProcessFile(script).importedFiles.map(({ fileName }) => fileName);
  const near = named.filter((name) => name.startsWith(".")).map((name) => relative("/", join("/", dirname(file), name)));
  return near.flatMap((name) => ENDINGS.map((ending) => name + ending).filter((path) => files.has(path)));
}

/** The circles, each as the files on it. */
export function circles(graph: Graph): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const place = way.indexOf(file);
    if (place >= 0) return void found.push([...way.slice(place), file]);
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

/** May the one file import the other? */
export function allowed(from: string, to: string): boolean {
  const [folder = "", part, ...deeper] = from.split("/");
  const [other = "", place, ...beyond] = to.split("/");
  if (!LAYERS.includes(folder)) return true;
  if (folder !== other) return LAYERS.includes(other) && LAYERS.indexOf(other) < LAYERS.indexOf(folder);
  const neighbours = APART.includes(folder) && deeper.length > 0 && beyond.length > 0 && part !== place;
  return !neighbours || place === "common";
}

export function faults(graph: Graph): string[] {
  const upwards = [...graph].flatMap(([from, all]) => all.filter((to) => !allowed(from, to)).map((to) => `${from} must not import ${to}`));
  return [...upwards, ...circles(graph).map((circle) => `a circle: ${circle.join(" → ")}`)];
}

if (import.meta.main) {
  const found = faults(read());
  for (const fault of found) console.error(fault);
  process.exitCode = found.length ? 1 : 0;
}
