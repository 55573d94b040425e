import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { practice } from '#content/practice.data.ts';
import { readContent } from '#content/read.ts';
import { readEnvironment } from '#src/io/environment.ts';
import { pageContentAddress } from '#src/page/address.ts';
import { contentDates, pages, siteMap } from '../pages.ts';
import { readBuildSettings } from './build-settings.ts';
import { type ChunkList, chunkListFile, part, withImports } from './chunks.ts';
import { readDeskSetting } from './desk-setting.ts';
import { completeDocument, earlyScript, inlineHashes, markContent, markShell } from './document.ts';
import { readEditorSettings } from './editor-settings.ts';
import { deskHeaders, deskPath, editorHeaders, editorPath, readHeaderSettings, siteHeaders } from './headers.ts';

const entryModule = 'src/entry-client.tsx';
/** The entry imports it on demand on every page. */
const routerModule = 'src/router.tsx';
const rootModule = 'src/routes/__root.tsx';

/**
 * Writes every page with its content as data, the site map, robots.txt and headers.json into `out`, which already contains
 * the client bundle. `server` is the server bundle. Returns the number of pages; throws when a page does not render
 * completely.
 */
export async function prerenderSite({ out, server }: { out: string; server: string }): Promise<number> {
  const { renderPage } = (await import(pathToFileURL(resolve(server)).href)) as typeof import('#src/entry-server.tsx');
  const manifestFile = join(out, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const chunkList: ChunkList = JSON.parse(await readFile(join(out, chunkListFile), 'utf8'));
  const early = await earlyScript();
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const documents = new Map<string, string>();
  const contents = new Map<string, string>();

  for (const page of pages) {
    const rendered = await renderPage(page.path);
    if (rendered.status !== 200) throw new Error(`${page.path} answers ${rendered.status}, not a page`);
    if (/<div hidden|<!--\$[!?]/.test(rendered.html)) throw new Error(`${page.path} was not rendered whole`);
    if (rendered.html.includes(']('))
      throw new Error(`${page.path} shows a link as text: there can be none at that place`);
    const assets = assetsOf(rendered.routeIds, manifest, chunkList);
    const styles = await Promise.all(assets.stylesheets.map((href) => readFile(join(out, href), 'utf8')));
    const html = completeDocument(rendered.html, {
      early,
      ...assets,
      styles: `<style>${styles.join('')}</style>`,
      ...(page.hasContent && { data: { path: page.path, value: rendered.loaderData } }),
    });
    for (const hash of inlineHashes(html, 'script')) scriptHashes.add(hash);
    for (const hash of inlineHashes(html, 'style')) styleHashes.add(hash);
    documents.set(page.path, html);
    if (page.hasContent) contents.set(page.path, JSON.stringify(rendered.loaderData));
  }
  // One version for all: a hash for each page would have to be in every document.
  const version = createHash('sha256')
    .update(JSON.stringify([...contents]))
    .digest('hex')
    .slice(0, 8);
  for (const [path, text] of contents) await write(join(out, pageContentAddress(path, version)), text);
  for (const [path, unmarked] of documents) {
    const html = markContent(unmarked, version);
    await write(join(out, path, 'index.html'), html);
    if (path === '/404') await write(join(out, '404.html'), markShell(html));
  }

  const settings = readBuildSettings();
  const { supabaseUrl: functionUrl } = readEnvironment(settings);
  const byPath = {
    '/*': siteHeaders({ scriptHashes, styleHashes, functionUrl }, readHeaderSettings(settings)),
    ...(readEditorSettings(settings) && { [`${editorPath}/*`]: editorHeaders }),
    ...(readDeskSetting(settings) && { [`${deskPath}/*`]: deskHeaders(functionUrl) }),
  };
  await write(join(out, 'headers.json'), `${JSON.stringify(byPath, null, 2)}\n`);
  await write(join(out, 'sitemap.xml'), siteMap(practice.host, pages, contentDates(readContent())));
  await write(join(out, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${practice.host}/sitemap.xml\n`);
  await rm(dirname(manifestFile), { recursive: true });
  return pages.length;
}

/** The styles of a page, and the scripts that the entry would otherwise request one after the other. */
function assetsOf(routeIds: readonly string[], manifest: Manifest, { chunkOf, onDemand }: ChunkList) {
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`The bundle has no ${entryModule}`);
  const modules = [
    routerModule,
    ...Object.keys(chunkOf).filter((module) => routeIds.some((id) => isRouteModule(module, id))),
  ];
  // In the order of the modules: what comes later may override what comes earlier.
  const chunksOf = (names: readonly string[]) =>
    [...new Set(names.map((name) => chunkOf[name]))].flatMap((file) =>
      Object.keys(manifest).filter((name) => manifest[name]?.file === file),
    );
  const chunksWithImports = (names: readonly string[]) =>
    withImports(names, (name) => manifest[name]?.imports).flatMap((name) => manifest[name] ?? []);
  const chunks = chunksWithImports([entryModule, ...chunksOf(modules)]);
  // Lazy parts are prerendered, so their styles are needed.
  const parts = [rootModule, ...modules]
    .flatMap((module) => onDemand[module] ?? [])
    .filter((module) => part.test(module));
  const styled = [...chunks, ...chunksWithImports(chunksOf(parts))];
  const fonts = chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2'));
  return {
    entry: `/${entry.file}`,
    stylesheets: [...new Set(styled.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
  };
}

/** Whether a module is a route, or its component. */
const isRouteModule = (module: string, id: string) =>
  ['', 'index', '/index'].some((ending) =>
    ['', '?tsr-split=component'].some((split) => module === `src/routes${id}${ending}.tsx${split}`),
  );

async function write(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
