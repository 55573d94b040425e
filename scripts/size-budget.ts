import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parseSync } from 'oxc-parser';

/**
 * What a page loads without interaction: requests, and transfer sizes in bytes. Text is compressed with brotli, fonts are
 * as they are.
 */
export interface PageSize {
  /** The page's address: `/services/dry-eye-treatment`. */
  page: string;
  /** The number of requests, without those for images further down. */
  requests: number;
  /** The number of elements. */
  nodes: number;
  /** The document, with its styles and content. */
  document: number;
  script: number;
  style: number;
  font: number;
}

/** The most that a page may have. */
type Budget = Omit<PageSize, 'page'>;

const budget: Budget = {
  requests: 10,
  nodes: 1499,
  document: 30_000,
  script: 100_000,
  style: 12_000,
  font: 45_000,
};

/** The URLs, without the host, in attributes of one kind of element. */
function addresses(html: string, element: RegExp, attribute: 'href' | 'src'): string[] {
  return [...html.matchAll(element)].flatMap(
    ([tag]) => new RegExp(`\\s${attribute}="(/[^"?]+)"`).exec(tag)?.slice(1) ?? [],
  );
}

/** The static imports of a script, as written. Throws when it cannot be parsed. */
function staticImports(script: string, text: string): string[] {
  const { module, errors } = parseSync(script, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${script}: ${error.message}`);
  const reExported = module.staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest ?? []);
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...reExported].map(({ value }) => value);
}

/** A function that computes the result for each string once. */
function once<Result>(compute: (text: string) => Promise<Result>): (text: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    results.set(text, result);
    return result;
  };
}

/** Reads and measures what the pages of a built site consist of, each part once: most pages have the same. */
function createReader(dist: string) {
  const read = once((address) => readFile(join(dist, address)));
  const text = async (address: string): Promise<string> => String(await read(address));
  const bytes = async (address: string): Promise<number> => (await read(address)).length;
  return {
    text,
    bytes,
    compressedBytes: (address: string) => bytes(`${address}.br`),
    styleBytes: once(async (styles) => (styles === '' ? 0 : (await promisify(brotliCompress)(styles)).length)),
    imports: once(async (script) => staticImports(script, await text(script))),
  };
}

type Reader = ReturnType<typeof createReader>;

/** The scripts and all their static imports. */
async function withImports(scripts: readonly string[], reader: Reader): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = async (script: string): Promise<void> => {
    if (found.has(script)) return;
    found.add(script);
    for (const specifier of await reader.imports(script)) {
      await visit(posix.join(posix.dirname(script), specifier));
    }
  };
  for (const script of scripts) await visit(script);
  return found;
}

const fontsOf = (styles: string): string[] =>
  [...styles.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, font = '']) => font);

async function sum(files: Iterable<string>, size: (file: string) => Promise<number>): Promise<number> {
  const sizes = await Promise.all([...new Set(files)].map(size));
  return sizes.reduce((total, bytes) => total + bytes, 0);
}

/** The files of all pages, and their addresses. */
async function pageFiles(dist: string): Promise<{ file: string; page: string }[]> {
  const entries = (await readdir(dist, { recursive: true })).map((entry) => entry.split(sep).join('/'));
  const files = entries.filter((entry) => /(?:^|\/)index\.html$/.test(entry)).sort();
  return files.map((file) => ({ file, page: `/${file.replace(/\/?index\.html$/, '')}` }));
}

/** The scripts that a document names, with their static imports. */
const scriptsOf = (html: string, reader: Reader): Promise<Set<string>> =>
  withImports(
    [
      ...addresses(html, /<script\b[^>]*>/g, 'src'),
      ...addresses(html, /<link\b[^>]*\brel="modulepreload"[^>]*>/g, 'href'),
    ],
    reader,
  );

/** The scripts of every page of the site built in `dist`, by the page's address. */
export async function pageScripts(dist: string): Promise<Map<string, Set<string>>> {
  const reader = createReader(dist);
  const files = await pageFiles(dist);
  return new Map(
    await Promise.all(
      files.map(async ({ file, page }) => [page, await scriptsOf(await reader.text(file), reader)] as const),
    ),
  );
}

/** The sizes of every page of the site built in `dist`. Rejects when a page names a file that is not there. */
export async function pageSizes(dist: string): Promise<PageSize[]> {
  const reader = createReader(dist);
  const files = await pageFiles(dist);
  return Promise.all(
    files.map(async ({ file, page }) => {
      const html = await reader.text(file);
      const scripts = await scriptsOf(html, reader);
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
      const preloaded = addresses(html, /<link\b[^>]*\bas="font"[^>]*>/g, 'href');
      const images = addresses(html.replace(/<img\b[^>]*\bloading="lazy"[^>]*>/g, ''), /<img\b[^>]*>/g, 'src');
      const icons = addresses(html, /<link\b[^>]*\brel="icon"[^>]*>/g, 'href');
      const fonts = new Set([...preloaded, ...fontsOf(styles)]);
      return {
        page,
        requests: 1 + scripts.size + fonts.size + new Set([...images, ...icons]).size,
        nodes: nodeCount(html),
        document: await reader.compressedBytes(file),
        script: await sum(scripts, reader.compressedBytes),
        style: await reader.styleBytes(styles),
        font: await sum(fonts, reader.bytes),
      };
    }),
  );
}

const rawText = /<(script|style)\b[^>]*>.*?<\/\1>/gs;

/** The number of elements of a document. */
const nodeCount = (html: string): number => [...html.replace(rawText, '<$1>').matchAll(/<[a-z]/gi)].length;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** One sentence for each page and kind that is over its budget. */
export function overBudget(sizes: readonly PageSize[]): string[] {
  return sizes.flatMap((size) => {
    const counts = (['requests', 'nodes'] as const)
      .filter((kind) => size[kind] > budget[kind])
      .map((kind) => `${size.page}: ${size[kind]} ${kind}, at most ${budget[kind]}`);
    const weights = (['document', 'script', 'style', 'font'] as const)
      .filter((kind) => size[kind] > budget[kind])
      .map((kind) => `${size.page}: ${kind} ${kilobytes(size[kind])}, at most ${kilobytes(budget[kind])}`);
    return [...counts, ...weights];
  });
}

/** The largest page of each kind in words: home, and the others by the first segment of the path. */
export function describeSizes(sizes: readonly PageSize[]): string[] {
  const heaviest = new Map<string, PageSize>();
  for (const size of sizes) {
    const kind = size.page.split('/').slice(0, -1).join('/') || size.page;
    const known = heaviest.get(kind);
    if (known === undefined || known.script < size.script) heaviest.set(kind, size);
  }
  return [...heaviest.values()].map(
    ({ page, requests, nodes, document, script, style, font }) =>
      `${page}: ${requests} requests, ${nodes} elements, document ${kilobytes(document)}, scripts ${kilobytes(script)}, styles ${kilobytes(style)}, fonts ${kilobytes(font)}`,
  );
}

/** The most that the search index may weigh, compressed, in bytes. */
const indexBudget = 40_000;

/** The search index of the site built in `dist` in words, and whether it keeps its budget. */
export async function searchIndexSize(dist: string): Promise<{ isOver: boolean; text: string }> {
  const [name] = (await readdir(join(dist, 'assets'))).filter((file) => /^search-[\da-f]+\.json\.br$/.test(file));
  if (name === undefined) return { isOver: true, text: 'There is no search index.' };
  const bytes = (await readFile(join(dist, 'assets', name))).length;
  return { isOver: bytes > indexBudget, text: `Search index: ${kilobytes(bytes)}, at most ${kilobytes(indexBudget)}` };
}
