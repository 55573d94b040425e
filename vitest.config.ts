import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isExhaustive } from './tests/support/sample.ts';

// Newer versions of Node have their own localStorage, which would replace happy-dom's.
const withoutStorageOfNode = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{machines,content,scripts,supabase,tests/build}/**/*.test.ts',
            'src/{rules,io,inspector,search-index}/**/*.test.ts',
          ],
          exclude: isExhaustive ? [] : ['tests/build/slow/**'],
          environment: 'node',
          // A thread for each file starts in half of the time that a process takes.
          pool: 'threads',
          maxWorkers: 3,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          // A worker loads happy-dom once, not once for each file: the tests take two thirds of the time.
          pool: 'vmThreads',
          execArgv: withoutStorageOfNode,
          setupFiles: ['tests/support/component-setup.ts'],
          maxWorkers: 3,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          exclude: isExhaustive ? [] : ['tests/function/slow/**'],
          environment: 'node',
          globalSetup: ['tests/function/support/server.ts'],
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Runs in parallel with the others: its tests mostly wait for the function and for mail.
        },
      },
    ],
  },
});
