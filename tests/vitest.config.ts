import { existsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { contentModules } from '../scripts/build/content.ts';

// Newer versions of Node have their own localStorage, which would replace happy-dom's.
const withoutStorageOfNode = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/** Imports icons one by one. The script of all icons takes a tenth of a second to compile, for each test file again. */
const singleIcons: Plugin = {
  name: 'single-icons',
  transform: (code) =>
    code.replace(/import \{([^}]+)\} from ["']@tabler\/icons-react["'];/g, (_, names: string) =>
      (names.match(/\w+/g) ?? [])
        .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
        .join(''),
    ),
};

/** Folders with unit tests. A practice may delete the facts of the one before. */
const unitFolders = [
  'machines',
  'packages',
  'scripts',
  'supabase',
  'src',
  'tests/build',
  'tests/content',
  'tests/facts',
].filter((folder) => existsSync(folder));

/** Tests that replace modules, globals or timers, which would change what later tests in their thread see. */
const isolatedTests = '**/*.isolated.test.ts';

/** Tests that take minutes. Only `npm run test:slow` runs them. */
const slowTests = 'tests/*/slow/**/*.test.ts';

/**
 * Spreads the tests of the function evenly among the others. They mostly wait for the function and for mail: one after
 * another, they would leave half of the processor time unused.
 */
class SpreadSequencer extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const isOfFunction = ({ project }: TestSpecification) => project.name === 'function';
    const place = (files: TestSpecification[]) => files.map((file, index) => ({ file, at: index / files.length }));
    // A thread that has run a file goes on with the next one only if that is of the same project.
    const others = sorted
      .filter((file) => !isOfFunction(file))
      .toSorted((one, other) => one.project.name.localeCompare(other.project.name));
    return [...place(sorted.filter(isOfFunction)), ...place(others)]
      .sort((one, other) => one.at - other.at)
      .map(({ file }) => file);
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SpreadSequencer },
    projects: [
      {
        plugins: [contentModules()],
        test: {
          name: 'unit',
          include: unitFolders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [isolatedTests, slowTests],
          environment: 'node',
          // Files share threads and the modules that they import: most of them take longer to import than to run.
          pool: 'threads',
          isolate: false,
          maxWorkers: 4,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [contentModules()],
        test: {
          name: 'isolated',
          include: [isolatedTests],
          exclude: ['node_modules/**'],
          environment: 'node',
          pool: 'threads',
          execArgv: withoutStorageOfNode,
          unstubGlobals: true,
          maxWorkers: 4,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [singleIcons, vanillaExtractPlugin(), react(), contentModules()],
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          // A worker loads happy-dom once, not once for each file: the tests take two thirds of the time.
          pool: 'vmThreads',
          execArgv: withoutStorageOfNode,
          setupFiles: ['tests/support/component-setup.ts'],
          maxWorkers: 4,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts', slowTests],
          environment: 'node',
          globalSetup: ['tests/function/support/server.ts'],
          maxWorkers: 4,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
