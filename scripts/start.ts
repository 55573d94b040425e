import { buildSite, builtSite, isBuiltSiteCurrent } from './built-site.ts';
import { readPorts } from './ports.ts';
import { stackAround } from './services/backend.ts';
import { setLocalBuildSettings } from './services/local-settings.ts';
import { startSite } from './services/site.ts';
import { runStack } from './stack.ts';

try {
  const ports = readPorts(process.env);

  // The local site calls the local function, whatever `.env` says.
  setLocalBuildSettings(ports.function);

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
