import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const inspectorFile = (name: string): string => fileURLToPath(new URL(`../src/inspector/${name}`, import.meta.url));

/** The modules that replace these packages in development. */
const observed: Readonly<Record<string, string>> = {
  xstate: inspectorFile('observed-xstate.ts'),
  '@xstate/react': inspectorFile('observed-xstate-react.ts'),
};

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const inspector = inspectorFile('');

const inspectorPath = '/inspector';

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Inspector</title></head>
<body><script type="module" src="/src/inspector/main.tsx"></script></body></html>`;

/**
 * A Vite plugin that shows all actors of a page, live, at /inspector; `?inspect` in the address opens it next to the
 * page. It replaces the packages that create actors, so the site's modules do not change. The built site contains none
 * of it.
 */
export function inspectActors(): Plugin {
  return {
    name: 'inspect-actors',
    apply: 'serve',
    enforce: 'pre',
    resolveId(source, importer) {
      const replacement = observed[source];
      const isOwn = importer?.startsWith(sources) === true && !importer.startsWith(inspector);
      return replacement !== undefined && isOwn ? replacement : null;
    },
    transformIndexHtml: (_html, { path }) =>
      path === inspectorPath
        ? []
        : [{ tag: 'script', attrs: { type: 'module', src: '/src/inspector/connection.ts' }, injectTo: 'head' }],
    configureServer(server) {
      server.middlewares.use(inspectorPath, async (_request, response, next) => {
        try {
          const html = await server.transformIndexHtml(inspectorPath, page);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
