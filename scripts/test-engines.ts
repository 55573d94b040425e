import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { engineNames } from '../tests/engines/engine.ts';
import { findEngines } from '../tests/engines/find-engines.ts';
import { functionPort, sitePort } from '../tests/support/addresses.ts';
import { installPackages } from './debian-packages.ts';
import { listens } from './services/child.ts';

/*
 * Runs the main journeys in every engine on this machine. Installs Debian's packages of the others where that is
 * possible. `--required firefox,webkit` fails when one of these is missing.
 */

const { values } = parseArgs({ options: { required: { type: 'string', default: '' } } });
const required = values.required.split(',').filter((name) => name !== '');

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** The engines that are not on this machine. */
function missingEngines(): string[] {
  const found = findEngines().map(({ name }) => name);
  return engineNames.filter((name) => !found.includes(name));
}

if (missingEngines().length > 0) {
  console.log(`Not found: ${missingEngines().join(', ')}. Asking Debian for packages, if that is possible here.`);
  installPackages(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
}
for (const { name, description } of findEngines()) console.log(`${name}: ${description}`);
const missing = missingEngines();
for (const name of missing)
  console.log(`${name}: not found, not tested. Install it with "npx playwright install ${name}".`);

const lacking = required.filter((name) => missing.includes(name) || !engineNames.some((known) => known === name));
if (lacking.length > 0) fail(`Required, but not found: ${lacking.join(', ')}.`);
for (const port of [sitePort, functionPort]) {
  if (await listens(port)) fail(`Port ${port} is taken. The journeys need it. Is "npm start" running?`);
}
const args = ['node_modules/playwright/cli.js', 'test', '--config=tests/playwright.config.ts', '--project=engines'];
const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
process.exitCode = code ?? 1;
