import type { Plugin } from 'vite';

/**
 * A Vite plugin that inspects all actors of a page in development. The built site contains none of it.
 * @param entry the end of the path of the module that starts the page
 * @param windowModule the address of the module that calls `showInspector`
 */
export function inspectActors({ entry, windowModule }: { entry: string; windowModule: string }): Plugin {
  return {
    name: 'inspect-actors',
    apply: 'serve',
    // Vite would discover these late, and load the page again.
    config: () => ({ optimizeDeps: { include: ['@statelyai/inspect', 'elkjs/lib/elk.bundled.js'] } }),
    transform: (code, id, options) =>
      id.endsWith(entry) && !options?.ssr ? `import 'inspector/page';${code}` : undefined,
    configureServer(server) {
      server.middlewares.use('/inspector', async (_request, response, next) => {
        try {
          const page = `<!doctype html><html lang="en"><title>Inspector</title><body><script type="module" src="${windowModule}"></script>`;
          const html = await server.transformIndexHtml('/inspector', page);
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
