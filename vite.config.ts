import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import packageInfo from './package.json' with { type: 'json' };
import { chunkGroups, listChunks } from './scripts/build/chunks.ts';
import { shortName } from './scripts/build/class-names.ts';
import { contentModules } from './scripts/build/content.ts';
import { developmentPages } from './scripts/build/development.ts';

/** The oldest browsers: the lines of `browserslist` as Vite writes them: "safari >= 16.0" is "safari16.0". */
export const targets = packageInfo.browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));
const entry = fileURLToPath(new URL('src/entry-client.tsx', import.meta.url));
const content = fileURLToPath(new URL('src/content/', import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // No loaders: they request the content themselves.
      codeSplittingOptions: { defaultBehavior: [['component'], ['notFoundComponent']] },
    }),
    react(),
    vanillaExtractPlugin(mode === 'production' ? { identifiers: shortName } : {}),
    imagetools({ include: /\/content\/pictures\/.+\.(?:jpe?g|png|webp)\?/ }),
    contentModules(),
    developmentPages(),
    listChunks(),
  ],
  appType: 'custom',
  resolve: {
    alias: [
      // Shims of hooks that React has.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    target: targets,
    cssTarget: targets,
    manifest: true,
    license: { fileName: 'licenses.txt' },
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has these already.
      resolveDependencies: (_file, files) => files.filter((file) => !/\/(?:entry-client|site)-/.test(file)),
    },
    rollupOptions: {
      input: entry,
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: { moduleSideEffects: (id) => !id.startsWith(content) },
    },
  },
}));
