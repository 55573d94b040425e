import { createHash } from 'node:crypto';

/** What a prerendered page needs besides its markup. */
export interface DocumentParts {
  /** The source of the inline script that runs before the first paint. */
  early: string;
  stylesheets: readonly string[];
  /** URLs of the scripts that the entry imports, for modulepreload. */
  modules: readonly string[];
  /** URL of the script that hydrates the page. */
  entry: string;
  /** Fonts of the first screen. */
  fonts: readonly string[];
}

/**
 * Adds scripts, styles and fonts to the head of a prerendered page. They follow React's own elements, because React
 * takes the first inline script of the head for its structured data.
 */
export function completeDocument(html: string, parts: DocumentParts): string {
  const added = [
    `<script>${parts.early}</script>`,
    ...parts.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...parts.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...parts.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" async fetchpriority="low" src="${parts.entry}"></script>`,
  ];
  return insertBefore(html, '</head>', added.join(''));
}

/** Marks the page for unknown addresses, so that the entry recognizes its markup. */
export const markShell = (html: string) => html.replace('<html', '<html data-shell');

/** The content-security-policy sources of a page's inline scripts ("sha256-…"). */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  );
}

function insertBefore(html: string, mark: string, inserted: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`The rendered page has no ${mark}`);
  return html.slice(0, at) + inserted + html.slice(at);
}
