import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { attributeOf } from '#src/page/marks.ts';
import { pageDataId } from '#src/page/page-data.ts';

/** What a prerendered page needs besides its markup. */
export interface DocumentParts {
  /** The source of the inline script that runs before the first paint. */
  early: string;
  /** The style elements of the page. They are part of it, so that it can be painted after one request. */
  styles: string;
  /** URLs of the files that `styles` come from. Vite does not request them again when it finds them in the document. */
  stylesheets: readonly string[];
  /** URLs of the scripts that the entry imports, for modulepreload. */
  modules: readonly string[];
  /** URL of the script that hydrates the page. */
  entry: string;
  /** Fonts of the first screen. */
  fonts: readonly string[];
  /** What the route's loader returned, and the path of the page. */
  data?: { path: string; value: unknown };
}

/**
 * Adds scripts, styles and fonts to the head of a prerendered page. They follow React's own elements, because React
 * takes the first inline script of the head for its structured data.
 */
export function completeDocument(html: string, parts: DocumentParts): string {
  const added = [
    `<script>${parts.early}</script>`,
    parts.styles,
    // Browsers do not request a disabled style sheet.
    ...parts.stylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...parts.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...parts.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    // Before the entry, which may run while the browser is still parsing the document.
    ...(parts.data ? [dataElement(parts.data)] : []),
    `<script type="module" async fetchpriority="low" src="${parts.entry}"></script>`,
  ];
  return html.replace('</head>', () => `${added.join('')}</head>`);
}

/**
 * Names the version of the content on the document element, where the site's scripts find it: in a script it would
 * change the script's own address.
 */
export const markContent = (html: string, version: string) =>
  html.replace('<html', `<html ${attributeOf('content')}="${version}"`);

/** Marks the page for unknown addresses, so that the entry recognizes its markup. */
export const markShell = (html: string) => html.replace('<html', `<html ${attributeOf('shell')}`);

const dataElement = ({ path, value }: { path: string; value: unknown }) =>
  `<script type="application/json" id="${pageDataId}" ${attributeOf('path')}="${path}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const inline = {
  script: /<script(?![^>]*\b(?:src|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/** The content-security-policy sources of a page's inline scripts or styles ("sha256-…"). */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(inline[element])].map(
    ([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  );
}

/** Bundles `src/page/early.ts` as a small classic script. */
export async function earlyScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../src/page/early.ts', import.meta.url)),
        formats: ['iife'],
        name: 'early',
      },
      minify: true,
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('The early script was not built');
  return bundle.output[0].code.trim();
}
