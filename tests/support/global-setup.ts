import { findBrowser } from '../../scripts/browser.ts';
import { buildSite, isBuiltSiteCurrent } from '../../scripts/built-site.ts';
import { setLocalBuildSettings } from '../../scripts/services/local-settings.ts';
import { functionPort } from './addresses.ts';

/** Before the first test: a browser, and the site as `npm start` builds it, built anew only when its sources changed. */
export default async function setup(): Promise<void> {
  process.env.CHROME_PATH = findBrowser((line) => console.log(line)).executablePath;
  setLocalBuildSettings(functionPort);
  if (!(await isBuiltSiteCurrent())) await buildSite();
}
