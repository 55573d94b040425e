import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

/** Imports that layers.grit forbids, by file. A relative one leaves a folder that is imported with # from outside. */
const forbidden = {
  'src/rules/render.ts': ['react'],
  'src/io/test.ts': ['../../tests/new.ts', '#tests/new.ts'],
  'machines/new/new.machine.ts': ['../../src/content/practice.data.ts', '#content/practice.data.ts'],
  'machines/new/new.model.ts': ['../../src/rules/new.ts'],
  'supabase/functions/_shared/contract/new.ts': ['../../send-contact-email/new.ts', '#src/rules/new.ts'],
  'supabase/functions/send-contact-email/new.ts': [
    '../../../src/content/practice.data.ts',
    '#content/practice.data.ts',
  ],
  'src/rules/new.ts': ['../io/new.ts', '#src/io/new.ts', '../../machines/new.ts', '#machines/new.ts'],
  'src/components/new/New.tsx': [
    '../../features/new/new.ts',
    '#src/features/new/new.ts',
    '#src/content/new.data.ts',
    '#src/page/new.ts',
  ],
  'src/io/new.ts': ['../components/new/New.tsx', '#src/components/new/New.tsx'],
  'src/page/new.tsx': ['../components/new/New.tsx', '#src/io/new.ts', '#content/new.data.ts'],
  'src/io/new.test.ts': ['../rules/new.ts'],
  'src/features/new/New.tsx': ['../search/Search.tsx', '#src/features/search/Search.tsx'],
  'src/features/new/part/New.tsx': ['../../search/Search.tsx', '#src/features/search/Search.tsx'],
  'src/features/new/part/deep/New.tsx': ['../../../search/Search.tsx'],
  'src/routes/new.tsx': ['../io/new.ts', '#src/io/new.ts', '../toasts/new.ts', '#src/toasts/new.ts'],
  'src/new.ts': ['./io/new.ts'],
  'scripts/new.ts': ['../src/io/new.ts'],
  'tests/new/new.spec.ts': ['../../supabase/functions/_shared/contract/new.ts'],
};

/** Imports that it allows, by file. */
const allowed = {
  'src/new.tsx': ['./new.ts', '#src/io/new.ts'],
  'src/components/new/Other.tsx': ['./New.tsx', '#src/page/marks.ts'],
  'src/page/Other.tsx': ['./new.ts', '#machines/new/new.machine.ts', '#src/rules/new.ts', 'react'],
  'src/io/new/new.ts': ['../new.ts', '#content/new.data.ts'],
  'src/features/new/part/new.ts': ['../new.ts', '#src/io/new.ts'],
  'src/routes/new/part/new.tsx': ['../../new.tsx', '#src/features/new/new.ts'],
  'machines/new/new.ts': ['../new.ts'],
  'tests/new/new.ts': ['../../scripts/new.ts', '../content/new.ts', '#src/io/new.ts'],
};

const styleSheet = 'src/components/new/New.css.ts';

/** The code of each file, with one import in each line. */
const codeOf = {
  ...Object.fromEntries(
    Object.entries({ ...forbidden, ...allowed }).map(([file, specifiers]) => [
      file,
      specifiers.map((specifier) => `import '${specifier}';\n`).join(''),
    ]),
  ),
  [styleSheet]: "export const list = style({ listStyle: 'none' });\n",
};

/** The lines that one of the project's own lint rules is to stop. */
const stoppedLines = [
  ...Object.entries(forbidden).flatMap(([file, specifiers]) => specifiers.map((_, index) => `${file}:${index + 1}`)),
  `${styleSheet}:1`,
];

it('stops imports between layers, and lists without markers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  const { vcs: _, ...config } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const rules of config.plugins) copyFileSync(rules, join(folder, rules));
  for (const [file, code] of Object.entries(codeOf)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--colors=off', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const stopped = `${stdout}${stderr}`.match(/^\S+:\d+(?=:\d+ plugin)/gm) ?? [];
  expect(stopped.toSorted()).toEqual(stoppedLines.toSorted());
});

it('toasts use the same copy of Zag as Ark', () => {
  const { version } = lock.packages['node_modules/@zag-js/toast'];
  const needed = lock.packages['node_modules/@ark-ui/react'].dependencies['@zag-js/toast'];
  expect(version, `install @zag-js/toast@${needed}`).toBe(needed);
});
