import { buildSite, isBuiltSiteCurrent } from '../../scripts/built-site.ts';
import { setLocalBuildSettings } from '../../scripts/services/local-settings.ts';
import { functionPort } from './addresses.ts';

/** Before the first browser test: the site as `npm start` builds it, built anew only when its sources changed. */
export default async function setup(): Promise<void> {
  setLocalBuildSettings(functionPort);
  if (!(await isBuiltSiteCurrent())) await buildSite();
}
