import { expect, type LaunchOptions } from 'playwright/test';
import postgres from 'postgres';
import { practice } from '#content/practice.data.ts';
import { findBrowser } from '../../scripts/browser.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { startDatabase } from '../../scripts/services/database/database.ts';
import { startFunction } from '../../scripts/services/function.ts';
import { authUrlAt, startGateway } from '../../scripts/services/gateway.ts';
import { localFunctionSettings, newSecret } from '../../scripts/services/local-settings.ts';
import { startSite } from '../../scripts/services/site.ts';
import { Inbox, type ReceivedMail } from '../function/support/inbox.ts';
import { freePort } from '../function/support/ports.ts';
import { type FunctionProxy, startFunctionProxy } from './function-proxy.ts';
import { otherHosts, startOtherServices } from './other-services.ts';

/** The ports of `npm start`, which the built site contains. The browser of a test maps them to the test's own ports. */
export const sitePort = 5173;

export const functionPort = 54321;

/** A request that is mailed to the office, without its encrypted content. */
export interface StoredRequest {
  reference: string;
  type: string;
  idempotencyKey: string | null;
}

/** The office's mailbox. */
interface Mailbox {
  /** The received mails, oldest first, when there are at least `count`. */
  waitFor(count: number): Promise<readonly ReceivedMail[]>;
}

/** The whole product on this machine, on ports of its own. */
export interface Product {
  /** Options for a browser that finds this product at the addresses of `npm start`. */
  launchOptions: LaunchOptions;
  /** The origin of the site in the browser. */
  siteOrigin: string;
  /** The proxy between browser and function. */
  proxy: FunctionProxy;
  mailbox: Mailbox;
  readRows(): Promise<StoredRequest[]>;
  /** Ends what a test has set, and deletes its requests and mails. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Maps the addresses in the built site to the ports of this product, and blocks all others. */
function browserOptions({ site, proxy, others }: { site: number; proxy: number; others: number }): LaunchOptions {
  const { executablePath, args } = findBrowser();
  const rules = [
    `MAP localhost:${sitePort} 127.0.0.1:${site}`,
    `MAP 127.0.0.1:${sitePort} 127.0.0.1:${site}`,
    // A copy of the site, such as a proxy's.
    `MAP copy.example 127.0.0.1:${site}`,
    `MAP 127.0.0.1:${functionPort} 127.0.0.1:${proxy}`,
    // A server that a test starts.
    'MAP *.localhost 127.0.0.1',
    ...otherHosts.map((host) => `MAP ${host}:443 127.0.0.1:${others}`),
    'MAP * ~NOTFOUND',
  ];
  return {
    executablePath,
    args: [
      ...args,
      `--host-resolver-rules=${rules.join(',')}`,
      // Chromium blocks requests from public pages to local addresses, and the faked services are public.
      `--ip-address-space-overrides=127.0.0.1:${others}=public`,
    ],
  };
}

/**
 * Starts the whole product with the site that was built before, on free ports unless others are given. After a failure
 * nothing is stopped: the run ends.
 */
export async function startProduct(ports = { site: 0, proxy: 0 }): Promise<Product> {
  const [databasePort, ownFunctionPort] = [await freePort(), await freePort()];
  const smtpPort = await freePort();
  const gateway = await startGateway({ port: 0, functionPort: ownFunctionPort, smtpPort, emails: [practice.email] });
  const [database, inbox, site, proxy, others] = await Promise.all([
    startDatabase({ port: databasePort, fsync: false }),
    new Inbox().listen(smtpPort),
    startSite({ port: ports.site, dist: builtSite }),
    startFunctionProxy(gateway.port, ports.proxy),
    startOtherServices(),
  ]);
  const settings = localFunctionSettings({
    databaseUrl: database.functionUrl,
    smtpPort,
    sitePort,
    secret: newSecret(),
    authUrl: authUrlAt(gateway.port),
  });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await sql`insert into requests.staff (email) values (${practice.email})`;
  const contact = await startFunction({
    port: ownFunctionPort,
    env: { ...settings, RETRY_SECONDS: '1', DIGEST_HOUR: 'off' },
  });

  /** Waits until no mail is waiting, so that none arrives in the next test. */
  const untilAllMailed = () =>
    expect
      .poll(() => sql`select from requests.outgoing_mail where state = 'waiting'`, { timeout: 40_000, intervals: [50] })
      .toHaveLength(0);

  return {
    launchOptions: browserOptions({ site: site.port, proxy: proxy.port, others: others.port }),
    siteOrigin: `http://localhost:${sitePort}`,
    proxy,
    mailbox: {
      waitFor: async (count) => {
        await expect.poll(() => inbox.mails.length, { timeout: 20_000, intervals: [50] }).toBeGreaterThanOrEqual(count);
        return inbox.mails;
      },
    },
    readRows: () => sql<StoredRequest[]>`
      select request.reference, type, idempotency_key as "idempotencyKey"
      from requests.request join requests.outgoing_mail using (reference)
      order by received_at
    `,
    reset: async () => {
      proxy.reset();
      await untilAllMailed();
      // TRUNCATE would lock whole tables and can deadlock with the running function.
      await sql.unsafe('delete from requests.request; delete from requests.sender');
      inbox.mails.length = 0;
    },
    stop: async () => {
      await Promise.all([sql.end(), contact.stop()]);
      await Promise.all([proxy.stop(), gateway.stop(), site.stop(), others.stop(), inbox.close(), database.stop()]);
    },
  };
}
