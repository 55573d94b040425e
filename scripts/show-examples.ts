import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const path = '/examples';
const page = 'src/examples/index.html';

/** A Vite plugin that shows all components in all states at /examples. The built site contains none of it. */
export function showExamples(): Plugin {
  return {
    name: 'show-examples',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(path, async (_request, response, next) => {
        try {
          const html = await server.transformIndexHtml(`/${page}`, await readFile(page, 'utf8'));
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html.replace('./main.tsx', '/src/examples/main.tsx'));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
