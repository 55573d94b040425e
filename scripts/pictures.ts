import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { optimize } from 'svgo';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['content/pictures', 'src/components', 'public/icons'];

/** Every drawing of the site, as a path from the project's root. */
export async function drawings(): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      return names.filter((name) => name.endsWith('.svg')).map((name) => join(folder, name));
    }),
  );
  return found.flat().sort();
}

/** The source of a drawing. */
export const readDrawing = (name: string) => readFile(join(root, name), 'utf8');

/** Largest drawing, in bytes before compression. */
export const drawingBytes = 6000;

const rules: readonly [fault: string, found: RegExp][] = [
  ['has no viewBox', /^(?!<svg\b[^>]*\sviewBox="0 0 [\d.]+ [\d.]+")/],
  ['has no width and height, so the page would jump', /^(?!<svg\b(?=[^>]*\swidth="\d+")(?=[^>]*\sheight="\d+"))/],
  ['carries styles, which the security policy refuses', /<style\b|\sstyle=/],
  ['carries a script', /<script\b|\son\w+=|javascript:/i],
  ['sets text in a font that may be missing', /<text\b/],
  ['asks for something outside itself', /(?:href|src)="(?!#)|url\((?!["']?#)|<foreignObject\b|@import/i],
];

/** The faults of a drawing; empty when it may be shown. */
export function drawingFaults(svg: string): string[] {
  const faults = rules.filter(([, found]) => found.test(svg)).map(([fault]) => fault);
  const bytes = Buffer.byteLength(svg);
  return bytes > drawingBytes ? [...faults, `weighs ${bytes} bytes, and ${drawingBytes} are allowed`] : faults;
}

/** The same drawing in fewer bytes. Names inside it are kept, for the parts that refer to them. */
export function optimized(svg: string): string {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    js2svg: { finalNewline: true },
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  }).data;
}

async function main() {
  for (const name of await drawings()) {
    const before = await readDrawing(name);
    const after = optimized(before);
    if (after === before) continue;
    await writeFile(join(root, name), after);
    console.log(`${name}  ${Buffer.byteLength(before)} → ${Buffer.byteLength(after)} bytes`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
