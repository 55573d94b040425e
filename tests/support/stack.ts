import { type Browser, chromium } from 'playwright';
import postgres from 'postgres';
import { vi } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { type Database, startDatabase } from '../../scripts/services/database.ts';
import { type RunningFunction, startFunction } from '../../scripts/services/function.ts';
import { localFunctionSettings, localPublishableKey, newSecret } from '../../scripts/services/local-settings.ts';
import { startSite } from '../../scripts/services/site.ts';
import { type Inbox, openInbox, type ReceivedMail } from '../function/support/inbox.ts';
import { freePort } from '../function/support/ports.ts';
import { functionPort, sitePort } from './addresses.ts';
import { type FunctionProxy, startFunctionProxy } from './function-proxy.ts';
import { otherHosts, startOtherServices } from './other-services.ts';

/** A stored request, without its encrypted content. */
export interface StoredRequest {
  reference: string;
  type: string;
  idempotencyKey: string | null;
  receivedAt: Date;
  /** How far the mail about it is. */
  mail: 'waiting' | 'delivered' | 'dead';
}

/** The whole product on this machine, on ports of its own, with a browser. */
export interface TestStack {
  browser: Browser;
  /** What the browser knows the site as. */
  siteOrigin: string;
  /** Where the function answers without the proxy, for tests that go past the browser. */
  functionUrl: string;
  /** The key that the site sends in the header `apikey`. */
  publishableKey: string;
  /** Stands between browser and function. */
  proxy: FunctionProxy;
  database: Database;
  /** The mails that the office got, oldest first. */
  readMails(): ReceivedMail[];
  /** The same, once there are so many. */
  waitForMails(count: number): Promise<ReceivedMail[]>;
  readRows(): Promise<StoredRequest[]>;
  stopMail(): Promise<void>;
  startMail(): Promise<void>;
  stopFunction(): Promise<void>;
  startFunction(): Promise<void>;
  /** Brings back what a test stopped, and forgets its requests and mails. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

function launchBrowser({ site, proxy, others }: { site: number; proxy: number; others: number }): Promise<Browser> {
  const { executablePath, args } = findBrowser(() => {});
  const rules = [
    `MAP localhost:${sitePort} 127.0.0.1:${site}`,
    `MAP 127.0.0.1:${sitePort} 127.0.0.1:${site}`,
    `MAP 127.0.0.1:${functionPort} 127.0.0.1:${proxy}`,
    ...otherHosts.map((host) => `MAP ${host}:443 127.0.0.1:${others}`),
    'MAP * ~NOTFOUND',
  ];
  return chromium.launch({
    executablePath,
    args: [
      ...args,
      `--host-resolver-rules=${rules.join(',')}`,
      // Browsers keep pages of the net from asking for what is on this machine; these services are on the net.
      `--ip-address-space-overrides=127.0.0.1:${others}=public`,
    ],
  });
}

/** The office's mail server, which can be stopped and started again without forgetting what it took. */
async function openMail() {
  const port = await freePort();
  const earlier: ReceivedMail[] = [];
  let inbox: Inbox | null = null;

  const start = async (): Promise<void> => {
    inbox ??= await openInbox(port);
  };
  const read = (): ReceivedMail[] => [...earlier, ...(inbox?.mails ?? [])];

  await start();
  return {
    port,
    start,
    read,
    stop: async () => {
      const running = inbox;
      inbox = null;
      earlier.push(...(running?.mails ?? []));
      await running?.close();
    },
    clear: () => {
      earlier.length = 0;
      if (inbox !== null) inbox.mails.length = 0;
    },
    waitFor: (count: number) =>
      vi.waitFor(
        () => {
          const mails = read();
          if (mails.length < count) throw new Error(`${mails.length} mails came, not ${count}`);
          return mails;
        },
        { timeout: 20_000, interval: 20 },
      ),
  };
}

/** Starts everything, the site as built before. What was started before a part failed is not stopped: the run is over. */
export async function startStack(): Promise<TestStack> {
  const [databasePort, ownFunctionPort] = [await freePort(), await freePort()];
  const [database, mail, site, proxy, others] = await Promise.all([
    startDatabase({ port: databasePort }),
    openMail(),
    startSite({ port: 0, dist: builtSite }),
    startFunctionProxy(ownFunctionPort),
    startOtherServices(),
  ]);
  const settings = localFunctionSettings({
    databaseUrl: database.functionUrl,
    smtpPort: mail.port,
    sitePort,
    secret: newSecret(),
  });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  let contact: RunningFunction | null = null;

  async function startContact(): Promise<void> {
    contact ??= await startFunction({ port: ownFunctionPort, env: { ...settings, SWEEP_SECONDS: '1' } });
  }

  async function stopContact(): Promise<void> {
    await contact?.stop();
    contact = null;
  }

  /** Waits until no mail is on its way, so that none of one test arrives in the next. */
  const untilAllMailed = () =>
    vi.waitFor(
      async () => {
        const waiting = await sql`select from requests.outgoing_mail where state = 'waiting'`;
        if (waiting.length > 0) throw new Error(`${waiting.length} mails are still on their way`);
      },
      { timeout: 40_000, interval: 20 },
    );

  const [browser] = await Promise.all([
    launchBrowser({ site: site.port, proxy: proxy.port, others: others.port }),
    startContact(),
  ]);

  return {
    browser,
    siteOrigin: `http://localhost:${sitePort}`,
    functionUrl: `http://127.0.0.1:${ownFunctionPort}/functions/v1/send-contact-email`,
    publishableKey: localPublishableKey,
    proxy,
    database,
    readMails: mail.read,
    waitForMails: mail.waitFor,
    readRows: () => sql<StoredRequest[]>`
      select request.reference, type, idempotency_key as "idempotencyKey", received_at as "receivedAt", state as mail
      from requests.request join requests.outgoing_mail using (reference)
      order by received_at
    `,
    stopMail: mail.stop,
    startMail: mail.start,
    stopFunction: stopContact,
    startFunction: startContact,
    reset: async () => {
      proxy.reset();
      await Promise.all([mail.start(), startContact()]);
      await untilAllMailed();
      // Truncating would need locks on whole tables, and can deadlock with the function, which goes on.
      await sql.unsafe('delete from requests.request; delete from requests.sender; delete from requests.counter');
      mail.clear();
    },
    stop: async () => {
      await Promise.all([browser.close(), sql.end(), stopContact()]);
      await Promise.all([proxy.stop(), site.stop(), others.stop(), mail.stop(), database.stop()]);
    },
  };
}
