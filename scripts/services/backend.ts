import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Ports } from '../ports.ts';
import type { Service, Stack } from '../stack.ts';
import { startChild } from './child.ts';
import { startDatabase } from './database.ts';
import { startFunction } from './function.ts';
import { localFunctionSettings, storedSecret } from './local-settings.ts';

/** The folder for data that survives restarts. */
const dataFolder = resolve('.data');

interface BackendOptions {
  ports: Ports;
  /** Restart the function when its files change. */
  watch: boolean;
}

/** The local stack: database, inbox, function, and `site`, which starts last and is printed first. */
export function stackAround(site: Service, { ports, watch }: BackendOptions): Stack {
  let databaseUrl = '';
  let isReady = false;

  const database: Service = {
    name: 'Database',
    start: async () => {
      const running = await startDatabase({ port: ports.database, dataDir: join(dataFolder, 'database') });
      databaseUrl = running.functionUrl;
      return running;
    },
  };
  /** Accepts all mail, and shows it on a web page. */
  const inbox: Service = {
    name: 'Inbox',
    start: async () => {
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
    },
  };
  const contact: Service = {
    name: 'Function',
    start: async () => {
      const secret = await storedSecret(join(dataFolder, 'secret'));
      return startFunction({
        port: ports.function,
        watch,
        env: localFunctionSettings({ databaseUrl, smtpPort: ports.smtp, sitePort: ports.site, secret }),
        onOutput: (text) => {
          if (isReady) process.stdout.write(text);
        },
      });
    },
  };

  return {
    services: [database, inbox, contact, site],
    ports,
    addresses: [
      ['Site', `http://localhost:${ports.site}`],
      ['Inbox', `http://127.0.0.1:${ports.inbox}`],
      ['Function', `http://127.0.0.1:${ports.function}/functions/v1/send-contact-email`],
      ['Database', `postgres://127.0.0.1:${ports.database}/postgres`],
    ],
    onReady: () => {
      isReady = true;
    },
  };
}
