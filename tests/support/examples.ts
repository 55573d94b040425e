import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { test as base } from 'playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../../scripts/browser.ts';
import { contentModules } from '../../scripts/build/content.ts';

/** Where a worker builds the page of component examples: another one may be reading its own. */
export const examplesFolder = `node_modules/.cache/examples-${process.env.TEST_PARALLEL_INDEX}`;

const designedPalettes = fileURLToPath(new URL('./designed-palettes.ts', import.meta.url));

const { executablePath, args } = findBrowser();

/** A test on the page of component examples, which is built separately from the site, once for each worker. */
export const test = base.extend<object, { examplesAddress: string }>({
  launchOptions: [{ executablePath, args: [...args, '--font-render-hinting=slight'] }, { scope: 'worker' }],
  examplesAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const shared = { configFile: false, logLevel: 'error' } as const;
      const outDir = examplesFolder;
      await build({
        ...shared,
        // The references do not depend on the color of a practice.
        resolve: {
          alias: [{ find: /^.*\/palettes\.ts$/, replacement: designedPalettes }],
        },
        plugins: [react(), vanillaExtractPlugin(), contentModules()],
        // With React's warnings.
        define: { 'process.env.NODE_ENV': '"development"' },
        build: { outDir, emptyOutDir: true, target: 'esnext', rollupOptions: { input: 'src/examples/index.html' } },
      });
      const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
      await use(`${server.resolvedUrls?.local[0]}src/examples/index.html`);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
