import type { Plugin } from 'vite';
import { completeDocument, markShell } from './document.ts';
import { earlyScript } from './early-script.ts';

/** Renders page requests of the development server to the same markup as the build. */
export function prerenderInDevelopment(): Plugin {
  return {
    name: 'prerender-in-development',
    apply: 'serve',
    configureServer(server) {
      const early = earlyScript();
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = request.originalUrl ?? '/';
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const { renderPage } = (await server.ssrLoadModule(
              '/src/entry-server.tsx',
            )) as typeof import('../src/entry-server.tsx');
            const page = await renderPage(path);
            if (page.location) return response.writeHead(page.status, { Location: page.location }).end();
            const html = completeDocument(page.status === 404 ? markShell(page.html) : page.html, {
              early: await early,
              styles: '',
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
        });
      };
    },
  };
}

/** React cannot hydrate structured data beside the line breaks that Vite adds to the head. */
const withoutSpaceInHead = (html: string) =>
  html.replace(/<head>[\s\S]*<\/head>/, (head) => head.replace(/>\s+</g, '><'));
