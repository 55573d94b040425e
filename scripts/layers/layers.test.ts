import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { layerRules, outdatedFiles } from './generate.ts';
import { impureGlobals, layers } from './table.ts';

// All violations are planted in one project, which Biome reads once.
const planted = new Map<string, { code: string; isViolation: boolean }[]>();

function plant(isViolation: boolean, file: string, ...lines: string[]): void {
  planted.set(file, [...(planted.get(file) ?? []), ...lines.map((code) => ({ code, isViolation }))]);
}

/** What Biome's report in the format `rdjson` says of one violation. */
interface Diagnostic {
  code?: { value: string };
  location: { path: string; range: { start: { line: number } } };
}

let diagnostics: Diagnostic[];

beforeAll(async () => {
  const project = await mkdtemp(join(tmpdir(), 'layers-'));
  for (const file of ['biome.json', 'biome.layers.json', 'biome.layers.grit'])
    await copyFile(file, join(project, file));
  for (const [file, lines] of planted) {
    await mkdir(join(project, dirname(file)), { recursive: true });
    await writeFile(join(project, file), lines.map(({ code }) => `${code}\n`).join(''));
  }
  const options = ['--vcs-enabled=false', '--reporter=rdjson', '--max-diagnostics=none'];
  const biome = spawn(
    resolve('node_modules/.bin/biome'),
    ['lint', ...layerRules.map((rule) => `--only=${rule}`), ...options],
    { cwd: project, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [report] = await Promise.all([text(biome.stdout), once(biome, 'close')]);
  await rm(project, { recursive: true });
  diagnostics = JSON.parse(report).diagnostics;
});

const cycles = 'lint/suspicious/noImportCycles';

/** Expects Biome to report every planted violation of these modules and nothing else. Planted modules may be in cycles. */
function expectViolations(files: readonly string[]): void {
  const lines = files.flatMap((file) => {
    const reported = new Set(
      diagnostics
        .filter(({ code, location }) => location.path === file && code?.value !== cycles)
        .map(({ location }) => location.range.start.line),
    );
    return (planted.get(file) ?? []).map(({ code, isViolation }, line) => {
      return { text: `${file}: ${code}`, isViolation, isReported: reported.has(line + 1) };
    });
  });
  expect(lines).not.toEqual([]);
  expect(lines.filter(({ isReported }) => isReported).map((line) => line.text)).toEqual(
    lines.filter(({ isViolation }) => isViolation).map((line) => line.text),
  );
}

/** The paths that a glob of the table stands for, with these folders for its stars. */
function modulesOf(glob: string, star: string, below: string): string[] {
  const names = /\{(.*)\}/.exec(glob)?.[1]?.split(',') ?? [''];
  return names.map((name) =>
    glob
      .replace(/\{.*\}/, name)
      .replace(/\/\*\*$/, `/${below}`)
      .replace(/\/\*$/, '/a.ts')
      .replace('*', star),
  );
}

function specifierOf(from: string, to: string): string {
  const path = posix.relative(dirname(from), to);
  return path.startsWith('../') ? path : `./${path}`;
}

const valueImport = (specifier: string) => `import { x } from '${specifier}';`;
const typeImport = (specifier: string) => `import type { X } from '${specifier}';`;

const valueForms = [
  valueImport,
  (specifier: string) => `import * as x from '${specifier}';`,
  (specifier: string) => `import type from '${specifier}';`,
  (specifier: string) => `import { type X } from '${specifier}';`,
  (specifier: string) => `import '${specifier}';`,
  (specifier: string) => `import("${specifier}");`,
  (specifier: string) => `const { x } = await import('${specifier}');`,
  (specifier: string) => `export { x } from '${specifier}';`,
  (specifier: string) => `export * from '${specifier}';`,
];

const typeForms = [
  typeImport,
  (specifier: string) => `import type X from '${specifier}';`,
  (specifier: string) => `import type * as x from '${specifier}';`,
  (specifier: string) => `export type { X } from '${specifier}';`,
  (specifier: string) => `export type * from '${specifier}';`,
];

const packages = [...new Set(Object.values(layers).flatMap((layer) => layer.packages ?? []))];

const table = Object.entries(layers).map(([name, layer]) => {
  const depths = ['a.ts', 'b/a.tsx', 'b/c/d/e/a.ts'];
  return { name, layer, files: [...new Set(depths.flatMap((below) => modulesOf(layer.files, 'own', below)))] };
});

for (const { name, layer, files } of table) {
  const { imports = [], types = [], packages: own = [], pure = false } = layer;
  for (const file of files) {
    for (const [other, { files: glob }] of Object.entries(layers)) {
      const isAllowed = other === name || imports.includes(other);
      for (const module of modulesOf(glob, 'own', 'z/a.ts')) {
        const specifier = specifierOf(file, module);
        plant(!isAllowed, file, ...valueForms.map((form) => form(specifier)));
        plant(!isAllowed && !types.includes(other), file, ...typeForms.map((form) => form(specifier)));
      }
    }
    for (const glob of packages) {
      const name = glob.replace(/\*+$/, 'a');
      const isAllowed = own.some((pattern) =>
        pattern.endsWith('*') ? name.startsWith(pattern.replace(/\*+$/, '')) : name === pattern,
      );
      plant(!isAllowed, file, valueImport(name), typeImport(name));
    }
    plant(true, file, valueImport('left-pad'), valueImport('/src/a.ts'), valueImport('#a'));
    for (const folder of ['scripts', 'tests', 'src/elsewhere', 'elsewhere']) {
      plant(true, file, valueImport(specifierOf(file, `${folder}/a.ts`)));
    }
    for (const test of [`${dirname(file)}/a.test.ts`, `${dirname(file)}/arbitraries.ts`]) {
      plant(true, file, valueImport(specifierOf(file, test)), typeImport(specifierOf(file, test)));
    }
    for (const global of impureGlobals) plant(pure, file, `${global};`);
    plant(false, file, 'export const a = (document: X) => document;', 'export const b = { fetch: 1 }.fetch;');
  }
}

// Paths that say less than where they lead.
const detours = [
  './../Button/a.ts',
  '../a/../Button/a.ts',
  '../a/../../io/a.ts',
  './b/../../../io/a.ts',
  '.',
  '..',
  '../..',
];
plant(true, 'src/components/Detour/a.ts', ...detours.map(valueImport), 'import(`../../io/a.ts`);', 'import(`./b.ts`);');

plant(true, 'src/features/own/a.ts', valueImport('../other/a.ts'), typeImport('../other/a.ts'));
plant(true, 'src/features/own/b/a.ts', valueImport('../../other/a.ts'), typeImport('../../other/a.ts'));
plant(true, 'src/features/a.ts', valueImport('./own/a.ts'));
plant(true, 'src/elsewhere/a.ts', valueImport('./b.ts'));
plant(true, 'src/components/1/2/3/4/5/a.ts', valueImport('./b.ts'));

const tests = ['machines/own/a.test.ts', 'content/a.test.ts', 'src/components/A/a.test.tsx'];
for (const test of [...tests, 'supabase/functions/_shared/requests/arbitraries.ts']) {
  plant(false, test, valueImport('vitest'), valueImport('../../../content/a.ts'), 'document;', 'process;');
}
plant(false, 'scripts/a.ts', valueImport('left-pad'), valueImport('../src/io/a.ts'), 'process;');

plant(true, 'src/io/cycle/a.ts', valueImport('./b.ts'));
plant(true, 'src/io/cycle/b.ts', valueImport('./c.ts'));
plant(true, 'src/io/cycle/c.ts', valueImport('./a.ts'));
plant(false, 'src/io/line/a.ts', valueImport('./b.ts'));
plant(false, 'src/io/line/b.ts', typeImport('./a.ts'));

describe('the rules of Biome', () => {
  it.each(table)('hold $name to its row of the table', ({ files }) => {
    expectViolations(files);
  });

  it('hold features apart', () => {
    expectViolations(['src/features/own/a.ts', 'src/features/own/b/a.ts']);
  });

  it('refuse imports of a module that belongs to no layer', () => {
    expectViolations(['src/features/a.ts', 'src/elsewhere/a.ts', 'src/components/1/2/3/4/5/a.ts']);
  });

  it('refuse detours and paths that are no plain string', () => {
    expectViolations(['src/components/Detour/a.ts']);
  });

  it('refuse cycles, but not where one side imports types alone', () => {
    const inCycles = diagnostics.filter(({ code }) => code?.value === cycles).map(({ location }) => location.path);
    const files = ['a', 'b', 'c'].map((name) => `src/io/cycle/${name}.ts`);
    expect(inCycles.filter((file) => /^src\/io\/(?:cycle|line)\//.test(file)).sort()).toEqual(files);
  });

  it('leave tests and scripts alone', () => {
    expectViolations([...tests, 'supabase/functions/_shared/requests/arbitraries.ts', 'scripts/a.ts']);
  });
});

describe('what follows from the table', () => {
  const files = ['biome.layers.json', 'biome.layers.grit', 'docs/architecture.md'];
  let project: string;

  beforeEach(async () => {
    project = await mkdtemp(join(tmpdir(), 'layers-'));
    await mkdir(join(project, 'docs'));
    for (const file of files) await copyFile(file, join(project, file));
  });

  afterEach(() => rm(project, { recursive: true }));

  it('is up to date', async () => {
    expect(await outdatedFiles(project)).toEqual([]);
  });

  it.each(files)('is out of date when %s is changed', async (file) => {
    const path = join(project, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace('src/features', 'src/others'));
    expect(await outdatedFiles(project)).toEqual([file]);
  });

  it('is out of date when the document has no table', async () => {
    await writeFile(join(project, 'docs/architecture.md'), '# Architecture\n');
    expect(await outdatedFiles(project)).toEqual(['docs/architecture.md']);
  });
});
