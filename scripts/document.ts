import { createHash } from 'node:crypto';

/** What a rendered page needs beside its markup. */
export interface DocumentParts {
  /** Source of the script that runs before anything is painted. */
  early: string;
  stylesheets: readonly string[];
  /** URLs of the scripts that the entry imports, for modulepreload. */
  modules: readonly string[];
  /** URL of the script that hydrates the page. */
  entry: string;
  /** Fonts that the first view needs. */
  fonts: readonly string[];
}

/**
 * Puts scripts, styles and fonts into the head of a rendered page. They come after what React has written there: it
 * takes the first inline script of the head for its own structured data.
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

/** Marks the page for unknown addresses, so that the site's script recognizes its markup. */
export const markShell = (html: string) => html.replace('<html', '<html data-shell');

/** The sources, for a content-security policy, of a page's inline scripts that run ("sha256-…"). */
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
