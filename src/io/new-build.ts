/**
 * Asks the host whether it has another build of the site by now: the page's first script has another address there.
 * Rejects when the host cannot be reached.
 */
export async function isNewBuildThere(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  const markup = await answer.text();
  // Any other page, such as that of a hotel's network, is no build of this site.
  const isOurs = markup.includes(script.replace(/-[\w-]{8}\.js$/, '-'));
  return isOurs && !markup.includes(script);
}
