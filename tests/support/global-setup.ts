import { findBrowser } from '../../scripts/browser.ts';
import { ensureBuiltSite } from '../../scripts/built-site.ts';

/** Runs before the first test: finds a browser, and builds the site when its sources have changed. */
export default async function setup(): Promise<void> {
  process.env.CHROME_PATH = findBrowser().executablePath;
  console.log(`Browser: ${process.env.CHROME_PATH}`);
  await ensureBuiltSite();
}
