import { withoutSlash } from '../../io/address.ts';

/** The id of the element with what the route's loader returned when the page was prerendered. */
export const pageDataId = 'page-data';

/**
 * The content of the page at `path`: from the document if the page was prerendered for that path, otherwise from
 * `load`. A document has its content as data, because a script would have to be fetched and run before hydration.
 */
export async function pageData<Data>(path: string, load: () => Promise<Data>): Promise<Data> {
  if (typeof document === 'undefined') return load();
  const element = document.getElementById(pageDataId);
  if (element?.dataset.path !== withoutSlash(path) || !element.textContent) return load();
  return JSON.parse(element.textContent);
}
