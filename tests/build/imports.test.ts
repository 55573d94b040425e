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

it('stops imports between layers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  const { vcs: _, ...config } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  copyFileSync('layers.grit', join(folder, 'layers.grit'));
  for (const [file, specifier] of forbidden) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import '${specifier}';\n`);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--colors=off'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const stopped = `${stdout}${stderr}`.match(/^\S+(?=:\d+:\d+ plugin)/gm) ?? [];
  expect(stopped.toSorted()).toEqual(forbidden.map(([file]) => file).toSorted());
});

it('toasts use the same copy of Zag as Ark', () => {
  const { version } = lock.packages['node_modules/@zag-js/toast'];
  const needed = lock.packages['node_modules/@ark-ui/react'].dependencies['@zag-js/toast'];
  expect(version, `install @zag-js/toast@${needed}`).toBe(needed);
});
