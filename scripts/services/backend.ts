import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Ports } from '../ports.ts';
import type { Service, Stack } from '../stack.ts';
import { startDatabase } from './database.ts';
import { startFunction } from './function.ts';
import { startInbox } from './inbox.ts';
import { localFunctionSettings, storedSecret } from './local-settings.ts';

/** The folder for data that survives restarts. */
const dataFolder = resolve('.data');

const databaseAddress = (port: number): string => `postgres://127.0.0.1:${port}/postgres`;

interface BackendOptions {
  ports: Ports;
  /** Restart the function when its files change. */
  watch: boolean;
}

/** The local stack: database, inbox, function, and `site`, which starts last and is printed first. */
export function stackAround(site: Service, { ports, watch }: BackendOptions): Stack {
  let functionDatabase = '';
  let isReady = false;

  const database: Service = {
    name: 'Database',
    start: async () => {
      const running = await startDatabase({ port: ports.database, dataDir: join(dataFolder, 'database') });
      functionDatabase = running.functionUrl;
      return running;
    },
  };
  const inbox: Service = {
    name: 'Inbox',
    start: () => startInbox({ webPort: ports.inbox, smtpPort: ports.smtp, folder: join(dataFolder, 'mail') }),
  };
  const contact: Service = {
    name: 'Function',
    start: async () => {
      const running = await startFunction({
        port: ports.function,
        watch,
        env: localFunctionSettings({
          databaseUrl: functionDatabase,
          smtpPort: ports.smtp,
          sitePort: ports.site,
          secret: await storedSecret(join(dataFolder, 'secret')),
        }),
        onOutput: (text) => {
          if (isReady) process.stdout.write(text);
        },
      });
      return { stop: running.stop, ended: once(running.process, 'exit').then(() => undefined) };
    },
  };

  return {
    services: [database, inbox, contact, site],
    ports,
    addresses: [
      ['Site', `http://localhost:${ports.site}`],
      ['Inbox', `http://127.0.0.1:${ports.inbox}`],
      ['Function', `http://127.0.0.1:${ports.function}/functions/v1/send-contact-email`],
      ['Database', databaseAddress(ports.database)],
    ],
    onReady: () => {
      isReady = true;
    },
  };
}
