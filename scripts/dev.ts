import { readPorts } from './ports.ts';
import { stackAround } from './services/backend.ts';
import { startChild } from './services/child.ts';
import { setLocalBuildSettings } from './services/local-settings.ts';
import { runStack } from './stack.ts';

try {
  const ports = readPorts(process.env);

  setLocalBuildSettings(ports.function);

  const site = {
    name: 'Site',
    // A separate process, because Vite exits on signals, before this process could stop the other services.
    start: () =>
      startChild({
        command: process.execPath,
        args: ['--import', 'tsx', 'scripts/services/development-site.ts', String(ports.site)],
        // Tells Vite that stdin is not a terminal; it would exit when it cannot read from one.
        environment: { ...process.env, CI: 'true' },
        ports: [ports.site],
        onOutput: (text) => process.stdout.write(text),
      }),
  };

  process.exitCode = await runStack(stackAround(site, { ports, watch: true }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
