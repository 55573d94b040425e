import { withoutSlash } from './address.ts';

/** The address of the file with the content of the page at `path`, in this version of all content. */
export const pageContentAddress = (path: string, version: string): string =>
  `/assets/page${withoutSlash(path).replaceAll('/', '.')}-${version}.json`;

/**
 * Fetches the content of the page at `path`. The browser caches it, since the version is in its name. Resolves to
 * undefined when that fails, or when there is none.
 */
export async function fetchPageContent(path: string, version: string): Promise<unknown> {
  try {
    const response = await fetch(pageContentAddress(path, version));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
