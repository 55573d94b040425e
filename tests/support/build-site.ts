import { buildSite, isBuiltSiteCurrent } from '../../scripts/built-site.ts';
import { localPublishableKey } from '../../scripts/services/local-settings.ts';
import { functionPort } from './addresses.ts';

/** Before the first browser test: the site as `npm start` builds it, built anew only when its sources changed. */
export default async function setup(): Promise<void> {
  process.env.VITE_SUPABASE_URL = `http://127.0.0.1:${functionPort}`;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = localPublishableKey;
  if (!(await isBuiltSiteCurrent())) await buildSite();
}
