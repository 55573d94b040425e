const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const hostOf = (origin: string): string => new URL(origin).hostname.replace(/^www\./, '');

/**
 * The address of a page on the site itself, where the function takes requests from; null for a page that is there. Others
 * are behind a proxy (translate.goog), in an archive, or saved as a file.
 * @param host the canonical host with its scheme
 * @param others further origins from which the function takes requests
 */
export function ownAddress(
  page: Pick<Location, 'protocol' | 'hostname' | 'pathname' | 'search' | 'hash'>,
  host: string,
  others: readonly string[],
): string | null {
  const { protocol, hostname, pathname, search, hash } = page;
  const isOwn = [host, ...others].some((one) => hostOf(one) === hostname.replace(/^www\./, ''));
  if (isOwn || localHosts.includes(hostname)) return null;
  // An archive has the whole address in its path.
  const [, archived] = pathname.split(host);
  const path = protocol === 'file:' ? '/' : (archived ?? pathname);
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (name.startsWith('_x_tr_')) query.delete(name);
  return host + (path || '/') + (String(query) && `?${query}`) + hash;
}
