import { findTestBrowser } from '../../scripts/browser.ts';
import { buildSite, isBuiltSiteCurrent } from '../../scripts/built-site.ts';
import { setLocalBuildSettings } from '../../scripts/services/local-settings.ts';
import { functionPort } from './addresses.ts';

/** Runs before the first test: finds a browser, and builds the site when its sources have changed. */
export default async function setup(): Promise<void> {
  process.env.CHROME_PATH = findTestBrowser((line) => console.log(line)).executablePath;
  setLocalBuildSettings(functionPort);
  if (await isBuiltSiteCurrent()) return;
  console.log('Building the site');
  await buildSite();
}
