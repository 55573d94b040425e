import { readFile } from 'node:fs/promises';
import type { Connect, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';

const searchIndexAddress = '/assets/search.json';
const entryServer = 'src/entry-server.tsx';
/** Pages with a document and a script of their own. */
const ownPages = ['examples', 'desk'];

/**
 * What the development server answers besides modules: the pages, rendered to the same markup as in the build, the search
 * index, all components in all states at /examples, and the desk. All of it is imported by the server itself: what this file
 * imports would restart the server with each change.
 */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    config: () => ({ define: { 'import.meta.env.SEARCH_INDEX': JSON.stringify(searchIndexAddress) } }),
    configureServer(server) {
      server.middlewares.use(searchIndexAddress, async (_request, response) => {
        const { searchIndexText } = await load<typeof import('#src/search-index/index-text.ts')>(
          server,
          'src/search-index/index-text.ts',
        );
        response.setHeader('Content-Type', 'application/json');
        response.end(await searchIndexText());
      });
      for (const name of ownPages) {
        server.middlewares.use(`/${name}`, async (_request, response) => {
          const page = `src/${name}/index.html`;
          const html = await server.transformIndexHtml(`/${page}`, await readFile(page, 'utf8'));
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html.replace('./main.tsx', `/src/${name}/main.tsx`));
        });
      }
      return () => {
        server.middlewares.use(pages(server));
      };
    },
  };
}

const load = async <Module>(server: ViteDevServer, file: string) => (await server.ssrLoadModule(`/${file}`)) as Module;

/** Answers the requests for pages. */
function pages(server: ViteDevServer): Connect.NextHandleFunction {
  const documentModule = load<typeof import('./document.ts')>(server, 'scripts/build/document.ts');
  const early = documentModule.then(({ earlyScript }) => earlyScript());
  return async (request, response, next) => {
    const path = request.originalUrl ?? '/';
    if (!request.headers.accept?.includes('text/html')) return next();
    try {
      const { completeDocument, markShell } = await documentModule;
      const { renderPage } = await load<typeof import('#src/entry-server.tsx')>(server, entryServer);
      const page = await renderPage(path);
      if (page.location) return response.writeHead(page.status, { Location: page.location }).end();
      const html = completeDocument(page.status === 404 ? markShell(page.html) : page.html, {
        early: await early,
        styles: await stylesOf(server),
        stylesheets: [],
        modules: [],
        entry: '/src/entry-client.tsx',
        fonts: [],
      });
      response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(withoutSpaceInHead(await server.transformIndexHtml(path, html)));
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}

/** The style sheets below a module, in the order in which they are imported. */
function styleSheetsOf(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const imported = [...module.importedModules].flatMap((one) => styleSheetsOf(one, seen));
  return module.id?.endsWith('.css') ? [module.id] : imported;
}

/** The styles of the modules that pages were rendered with. Vite's client finds each by its id, and updates it. */
async function stylesOf(server: ViteDevServer): Promise<string> {
  const entry = await server.environments.ssr.moduleGraph.getModuleByUrl(`/${entryServer}`);
  const elements = (entry ? styleSheetsOf(entry) : []).map(async (id) => {
    const { default: css } = (await server.ssrLoadModule(`${id}?inline`)) as { default: string };
    return `<style data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}

/** React cannot hydrate structured data beside the line breaks that Vite adds to the head. */
const withoutSpaceInHead = (html: string) =>
  html.replace(/<head>[\s\S]*<\/head>/, (head) => head.replace(/>\s+</g, '><'));
