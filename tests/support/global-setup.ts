import { findTestBrowser } from '../../scripts/browser.ts';
import { ensureBuiltSite } from '../../scripts/built-site.ts';

/** Runs before the first test: finds a browser, and builds the site when its sources have changed. */
export default async function setup(): Promise<void> {
  const say = (line: string): void => console.log(line);
  process.env.CHROME_PATH = findTestBrowser(say).executablePath;
  await ensureBuiltSite(say);
}
