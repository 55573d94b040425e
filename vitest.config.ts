import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestUserConfig } from 'vitest/config';

/** Tests in a browser. One worker for all files: they share one running product and one browser. */
const inBrowser = {
  environment: 'node',
  globalSetup: ['tests/support/build-site.ts'],
  fileParallelism: false,
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 15_000 } },
} as const satisfies TestUserConfig;

// Newer versions of Node have a localStorage of their own, which would take the place of the page's.
const withoutStorageOfNode = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{machines,content,scripts,supabase}/**/*.test.ts', 'src/{rules,io,inspector}/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 3,
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          execArgv: withoutStorageOfNode,
          setupFiles: ['tests/support/component-setup.ts'],
          maxWorkers: 3,
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/function/support/server.ts'],
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Beside the others: its tests mostly wait, for the function and for mail.
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/{support,journeys,models,accessibility,visual}/**/*.test.ts'],
          provide: { wording: 'as it is' },
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Checkers of accessibility beside axe, by name alone: `npm run check:access`.
        test: {
          ...inBrowser,
          name: 'access',
          include: ['tests/checkers/**/*.test.ts'],
          provide: { wording: 'as it is' },
          sequence: { groupOrder: 3 },
        },
      },
      {
        // Every journey once more, on pages that a translation service has rewritten. Left out: long lists, of which the
        // journeys have samples, what has no scripts that could translate it, and what translates by itself.
        test: {
          ...inBrowser,
          name: 'translated',
          include: ['tests/journeys/*.test.ts', 'tests/accessibility/by-keyboard.test.ts'],
          exclude: [
            'tests/journeys/{interruptions,legacy,routes,rules,second-practice,translation,without-javascript,words}.test.ts',
          ],
          provide: { wording: 'translated' },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
