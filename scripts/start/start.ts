import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import postgres from 'postgres';
import { practice } from '#content/practice.data.ts';
import { freePort } from '../../tests/function/support/ports.ts';
import { deskPath, editorPath } from '../build/headers.ts';
import { builtSite, ensureBuiltSite } from '../built-site.ts';
import { startChild } from '../services/child.ts';
import { startDatabase } from '../services/database/database.ts';
import { startFunction } from '../services/function.ts';
import { authUrlAt, startGateway } from '../services/gateway.ts';
import {
  dataFolder,
  localFunctionSettings,
  setLocalBuildSettings,
  storedSecret,
  tellRunningSettings,
} from '../services/local-settings.ts';
import { startSite } from '../services/site.ts';
import { type Ports, readPorts, runStack, type Stack } from './stack.ts';

/*
 * Starts everything on this machine:
 *   start.ts            with the built site, which it builds when its sources have changed
 *   start.ts --watch    with Vite's server; the function restarts when its files change
 */

/** The local stack. The site starts last, and is printed first. */
function localStack(ports: Ports, watch: boolean): Stack {
  let databaseUrl = '';
  let ownerUrl = '';
  let functionPort = 0;
  let isReady = false;
  const print = (text: string) => process.stdout.write(text);

  async function startStore() {
    const running = await startDatabase({ port: ports.database, dataDir: join(dataFolder, 'database') });
    ({ functionUrl: databaseUrl, ownerUrl } = running);
    const sql = postgres(ownerUrl, { max: 1 });
    await sql`insert into requests.staff (email) values (${practice.email}) on conflict do nothing`;
    await sql.end();
    return running;
  }

  /** Accepts all mail, and shows it on a web page. */
  async function startInbox() {
    const folder = join(dataFolder, 'mail');
    await mkdir(folder, { recursive: true });
    return startChild({
      command: process.execPath,
      args: [
        ...[createRequire(import.meta.url).resolve('maildev/bin/maildev'), '--silent', '--mail-directory', folder],
        ...['--ip', '127.0.0.1', '--smtp', String(ports.smtp)],
        ...['--web-ip', '127.0.0.1', '--web', String(ports.inbox)],
      ],
      ports: [ports.inbox, ports.smtp],
    });
  }

  async function startContactFunction() {
    const secret = await storedSecret(join(dataFolder, 'secret'));
    const authUrl = authUrlAt(ports.function);
    const env = localFunctionSettings({ databaseUrl, smtpPort: ports.smtp, sitePort: ports.site, secret, authUrl });
    tellRunningSettings({ ...env, REQUESTS_DATABASE_URL: ownerUrl });
    functionPort = await freePort();
    return startFunction({
      port: functionPort,
      watch,
      env,
      onOutput: (text) => {
        if (isReady) print(text);
      },
    });
  }

  const startLocalGateway = () =>
    startGateway({ port: ports.function, functionPort, smtpPort: ports.smtp, emails: [practice.email] });

  async function startBuiltSite() {
    await ensureBuiltSite(ports.function);
    return startSite({ port: ports.site, dist: builtSite });
  }

  /** A separate process, because Vite exits on signals, before this process could stop the other services. */
  const startDevelopmentSite = () =>
    startChild({
      command: process.execPath,
      args: ['--import', 'tsx', 'scripts/services/development-site.ts', String(ports.site)],
      // Tells Vite that stdin is not a terminal; it would exit when it cannot read from one.
      environment: { ...process.env, CI: 'true' },
      ports: [ports.site],
      onOutput: print,
    });

  return {
    services: [
      { name: 'Database', start: startStore },
      { name: 'Inbox', start: startInbox },
      { name: 'Function', start: startContactFunction },
      { name: 'Gateway', start: startLocalGateway },
      { name: 'Site', start: watch ? startDevelopmentSite : startBuiltSite },
    ],
    ports,
    addresses: [
      ['Site', `http://localhost:${ports.site}`],
      ...(watch ? [] : [['Editor', `http://localhost:${ports.site}${editorPath}/`] as const]),
      ['Desk', `http://localhost:${ports.site}${deskPath}/`],
      ['Inbox', `http://127.0.0.1:${ports.inbox}`],
      ['Function', `http://127.0.0.1:${ports.function}/functions/v1/send-contact-email`],
      ['Database', `postgres://127.0.0.1:${ports.database}/postgres`],
    ],
    onReady: () => {
      isReady = true;
    },
  };
}

try {
  const ports = readPorts(process.env);
  // The local site calls the local function, whatever `.env` says.
  setLocalBuildSettings(ports.function);
  process.exitCode = await runStack(localStack(ports, process.argv.includes('--watch')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
