import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** A server with the page of component examples. */
export interface ExamplesSite {
  /** "http://127.0.0.1:41234/src/examples/index.html" */
  url: string;
  stop(): Promise<void>;
}

const outDir = 'node_modules/.cache/examples';

/** Builds the page of component examples separately from the site, and serves it. */
export async function startExamples(): Promise<ExamplesSite> {
  const shared = { configFile: false, logLevel: 'error', build: { outDir } } as const;
  await build({
    ...shared,
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, target: 'esnext', rollupOptions: { input: 'src/examples/index.html' } },
  });
  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } });
  const origin = server.resolvedUrls?.local[0];
  if (origin === undefined) throw new Error('The server of the examples has no address.');
  return { url: new URL('src/examples/index.html', origin).href, stop: () => server.close() };
}
