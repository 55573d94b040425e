import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { assertContent } from '../content/schema/content.ts';
import { builtSite, currentStamp, stampBuiltSite } from './built-site.ts';
import { writeHostFiles } from './host-files.ts';
import { prerenderSite } from './prerender.ts';

const serverOut = 'node_modules/.cache/site-server';

await assertContent();
const stamp = await currentStamp();
await build();
await build({
  build: { ssr: 'src/entry-server.tsx', outDir: serverOut, emptyOutDir: true, rollupOptions: { input: {} } },
});
const pages = await prerenderSite({ out: builtSite, server: `${serverOut}/entry-server.js` });
await writeHostFiles(builtSite);
await stampBuiltSite(stamp);
await rm(serverOut, { recursive: true });
console.log(`${pages} pages written to ${builtSite}`);
