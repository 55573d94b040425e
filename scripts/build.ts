import './build/stop-at-problems.ts';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { build } from 'vite';
import { searchIndexText } from '#src/search-index/index-text.ts';
import { readBuildSettings } from './build/build-settings.ts';
import { writeDesk } from './build/desk.ts';
import { readDeskSetting } from './build/desk-setting.ts';
import { writeEditor } from './build/editor.ts';
import { readEditorSettings } from './build/editor-settings.ts';
import { buildSettingFaults } from './build/headers.ts';
import { compressSite, hashedFiles, writeHostFiles } from './build/hosts.ts';
import { addFontLicenses } from './build/licenses.ts';
import { prerenderSite } from './build/prerender.ts';
import { writeSharedPicture } from './build/shared-picture.ts';
import { builtSite, currentStamp, stampBuiltSite } from './built-site.ts';

const serverOut = 'node_modules/.cache/site-server';

const settings = readBuildSettings();
const faults = buildSettingFaults(settings, parseEnv(await readFile('.env.example', 'utf8')));
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nCopy .env.example to .env and fill it in, then build again.`);
  process.exit(1);
}
const stamp = await currentStamp();
const searchIndex = await searchIndexText();
const searchIndexHash = createHash('sha256').update(searchIndex).digest('hex').slice(0, 8);
const searchIndexAddress = `${hashedFiles}search-${searchIndexHash}.json`;
const define = { 'import.meta.env.SEARCH_INDEX': JSON.stringify(searchIndexAddress) };
await build({ define });
await build({
  define,
  build: { ssr: 'src/entry-server.tsx', outDir: serverOut, emptyOutDir: true, rollupOptions: { input: {} } },
});
await writeFile(join(builtSite, searchIndexAddress), searchIndex);
await writeSharedPicture(builtSite);
const pages = await prerenderSite({ out: builtSite, server: `${serverOut}/entry-server.js` });
const editorSettings = readEditorSettings(settings);
if (editorSettings) await writeEditor(builtSite, editorSettings);
if (readDeskSetting(settings)) await writeDesk(builtSite);
await writeHostFiles(builtSite);
await addFontLicenses(builtSite);
await compressSite(builtSite);
await rm(serverOut, { recursive: true });
await stampBuiltSite(stamp);
console.log(`${pages} pages written to ${builtSite}`);
