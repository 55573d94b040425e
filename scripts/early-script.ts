import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles `src/early.ts` as a small classic script. */
export async function earlyScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('../src/early.ts', import.meta.url)), formats: ['iife'], name: 'early' },
      minify: true,
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('The early script was not built');
  return bundle.output[0].code.trim();
}
