import { buildSite, builtSite, isBuiltSiteCurrent } from './built-site.ts';
import { readPorts } from './ports.ts';
import { stackAround } from './services/backend.ts';
import { localPublishableKey } from './services/local-settings.ts';
import { startSite } from './services/site.ts';
import { runStack } from './stack.ts';

try {
  const ports = readPorts(process.env);

  // The site started here talks to the function started here, whatever an owner's own settings name.
  process.env.VITE_SUPABASE_URL = `http://127.0.0.1:${ports.function}`;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = localPublishableKey;

  const site = {
    name: 'Site',
    start: async () => {
      if (!(await isBuiltSiteCurrent())) {
        console.log('Building the site');
        await buildSite();
      }
      return startSite({ port: ports.site, dist: builtSite });
    },
  };

  process.exitCode = await runStack(stackAround(site, { ports, watch: false }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
