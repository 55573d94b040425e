import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{machines,content,scripts,supabase}/**/*.test.ts', 'src/{practice,io,inspector}/**/*.test.ts'],
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
          name: 'browser',
          include: ['tests/{support,journeys,models,accessibility,visual}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/build-site.ts'],
          // One worker for all files: they share one running product and one browser.
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
