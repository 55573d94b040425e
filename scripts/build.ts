import { readFile, rm } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { build, loadEnv } from 'vite';
import { assertContent } from '../content/schema/content.ts';
import { writeHostFiles } from './build/hosts.ts';
import { buildSettingFaults, headerSettingPrefix } from './build-settings.ts';
import { builtSite, currentStamp, stampBuiltSite } from './built-site.ts';
import { compressSite } from './compress.ts';
import { addFontLicenses, writeBillOfMaterials } from './licenses.ts';
import { prerenderSite } from './prerender.ts';

const serverOut = 'node_modules/.cache/site-server';

const faults = buildSettingFaults(
  loadEnv('production', process.cwd(), ['VITE_', headerSettingPrefix]),
  parseEnv(await readFile('.env.example', 'utf8')),
);
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nCopy .env.example to .env and fill it in, then build again.`);
  process.exit(1);
}
await assertContent();
const stamp = await currentStamp();
await build();
await build({
  build: { ssr: 'src/entry-server.tsx', outDir: serverOut, emptyOutDir: true, rollupOptions: { input: {} } },
});
const pages = await prerenderSite({ out: builtSite, server: `${serverOut}/entry-server.js` });
await writeHostFiles(builtSite);
await addFontLicenses(builtSite);
await writeBillOfMaterials('reports/sbom.json');
await compressSite(builtSite);
await rm(serverOut, { recursive: true });
await stampBuiltSite(stamp);
console.log(`${pages} pages written to ${builtSite}`);
