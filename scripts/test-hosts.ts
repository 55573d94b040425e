import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installPackages } from './debian-packages.ts';
import { findServers, sendsBrotli, serverNames } from './hosts/servers.ts';

/*
 * Tests the built site on nginx and Caddy. Installs them with Debian's packages where that is possible, and fails when
 * neither is there. Arguments are passed on to Playwright.
 */

if (findServers(process.env).length < serverNames.length) {
  console.log('A server is missing. Asking Debian for its package, if that is possible here.');
  installPackages([...serverNames, 'libnginx-mod-http-brotli-static']);
}
const found = findServers(process.env);
for (const name of serverNames) {
  const server = found.find((one) => one.name === name);
  const brotli = sendsBrotli(name) ? '' : ', without its module for brotli';
  console.log(`${name}: ${server === undefined ? 'not found, not tested' : `${server.path}${brotli}`}`);
}
if (found.length === 0) {
  console.error('Neither nginx nor Caddy is installed, and they cannot be installed here.');
  process.exit(1);
}
const args = ['node_modules/playwright/cli.js', 'test', '--project=hosts', ...process.argv.slice(2)];
const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
process.exitCode = code ?? 1;
