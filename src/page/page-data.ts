import { pageContentAddress, withoutSlash } from './address.ts';
import { readMark } from './marks.ts';

/** The id of the element with what the route's loader returned when the page was prerendered. */
export const pageDataId = 'page-data';

/**
 * The content of the page at `path`: in its document, or after client-side navigation in a file, which is faster than the
 * scripts that `load` imports. `load` also knows which addresses have no page.
 */
export async function pageData<Data>(path: string, load: () => Promise<Data>): Promise<Data> {
  if (typeof document === 'undefined') return load();
  const element = document.getElementById(pageDataId);
  if (element?.textContent && readMark('path', element) === withoutSlash(path)) return JSON.parse(element.textContent);
  const version = readMark('content');
  // The first page of a visit without content in its document may have an address that is not known.
  if (version === null || readMark('ready') === null) return load();
  // The browser caches it, since the version is in its name.
  const response = await fetch(pageContentAddress(path, version)).catch(() => null);
  return response?.ok ? response.json().catch(load) : load();
}
