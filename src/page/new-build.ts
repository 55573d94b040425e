/** Whether the host serves a newer build, whose first script has another address. Rejects when it cannot be reached. */
export async function isNewBuildDeployed(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  const markup = await answer.text();
  // Another page, such as the sign-in page of a hotel's network, is not a build of this site.
  const isOurs = markup.includes(script.replace(/-[\w-]{8}\.js$/, '-'));
  return isOurs && !markup.includes(script);
}
