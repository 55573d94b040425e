import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

/** An import that layers.grit forbids, for each of its rules. */
const forbidden = [
  ['src/rules/render.ts', 'react'],
  ['src/io/test.ts', '../../tests/new.ts'],
  ['machines/new/new.machine.ts', '#content/practice.data.ts'],
  ['supabase/functions/_shared/contract/new.ts', '../../send-contact-email/new.ts'],
  ['supabase/functions/send-contact-email/new.ts', '../../../src/content/practice.data.ts'],
  ['src/rules/new.ts', '../io/new.ts'],
  ['src/components/new/New.tsx', '../../features/new/new.ts'],
  ['src/io/new.ts', '../components/new/New.tsx'],
  ['src/features/new/New.tsx', '../search/Search.tsx'],
  ['src/features/new/part/New.tsx', '../../search/Search.tsx'],
  ['src/routes/new.tsx', '../io/new.ts'],
] as const;

/** Code that one of the project's own lint rules stops, by file. */
const stoppedCode = {
  ...Object.fromEntries(forbidden.map(([file, specifier]) => [file, `import '${specifier}';\n`])),
  'src/components/new/New.css.ts': "export const list = style({ listStyle: 'none' });\n",
};

it('stops imports between layers, and lists without markers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  const { vcs: _, ...config } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const rules of config.plugins) copyFileSync(rules, join(folder, rules));
  for (const [file, code] of Object.entries(stoppedCode)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--colors=off'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const stopped = `${stdout}${stderr}`.match(/^\S+(?=:\d+:\d+ plugin)/gm) ?? [];
  expect(stopped.toSorted()).toEqual(Object.keys(stoppedCode).toSorted());
});

it('toasts use the same copy of Zag as Ark', () => {
  const { version } = lock.packages['node_modules/@zag-js/toast'];
  const needed = lock.packages['node_modules/@ark-ui/react'].dependencies['@zag-js/toast'];
  expect(version, `install @zag-js/toast@${needed}`).toBe(needed);
});
