import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { targets } from '../../vite.config.ts';
import { contentModules } from './content.ts';
import { deskPath } from './headers.ts';

/** Writes the desk into the built site: its document into a folder of its own, the rest among the hashed files. */
export async function writeDesk(dist: string): Promise<void> {
  await build({
    configFile: false,
    root: 'src',
    envDir: process.cwd(),
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin(), contentModules()],
    build: {
      outDir: resolve(dist),
      emptyOutDir: false,
      target: targets,
      cssTarget: targets,
      assetsInlineLimit: 0,
      modulePreload: false,
      license: { fileName: `${deskPath.slice(1)}/licenses.txt` },
      rollupOptions: { input: { desk: `src${deskPath}/index.html` } },
    },
  });
}
