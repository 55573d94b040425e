import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../tests/function/support/ports.ts';
import { startDatabase } from '../services/database.ts';
import { type RunningFunction, startFunction } from '../services/function.ts';
import { localFunctionSettings, localPublishableKey, newSecret } from '../services/local-settings.ts';
import type { MemorySample } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { createOffice, type Office } from './office.ts';
import type { Destination } from './patient.ts';

const sitePort = 5173;
const sampleMilliseconds = 500;
const longestDrainMilliseconds = 240_000;

/** Database, function and the office's mail server, on their own ports, without rate limits. */
export interface Product {
  destination: Destination;
  office: Office;
  /** Starts a new function with an empty database, and begins to measure its memory. */
  start(): Promise<void>;
  /** Kills the function, as a crash would, and starts it again. */
  crash(): Promise<void>;
  /**
   * Resolves when every stored request was mailed, or after four minutes. `crashed`: ends the leases that crashes left,
   * instead of waiting for them.
   */
  drain(crashed: boolean): Promise<void>;
  stored(): Promise<Ledger['stored']>;
  /** Memory of the function's process since its last start; empty when the system does not report it. */
  memory(): readonly MemorySample[];
  stop(): Promise<void>;
}

/** The memory of a process in megabytes; null when it has ended or the system does not report it. */
async function residentMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** Starts the database and the mail server. `start` starts the function. */
export async function startProduct(): Promise<Product> {
  const [databasePort, smtpPort, functionPort] = [await freePort(), await freePort(), await freePort()];
  const database = await startDatabase({ port: databasePort });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  const office = createOffice(smtpPort);
  await office.open();
  const services = { databaseUrl: database.functionUrl, smtpPort, sitePort, secret: newSecret() };
  const env = { ...localFunctionSettings(services), LIMIT_OVERALL: '0', RETRY_SECONDS: '1', DIGEST_HOUR: 'off' };
  let running: RunningFunction | null = null;
  let samples: MemorySample[] = [];
  let watch: ReturnType<typeof setInterval> | undefined;

  async function startWatched(): Promise<void> {
    running = await startFunction({ port: functionPort, env });
    const { pid = 0 } = running.process;
    const started = performance.now();
    const kept: MemorySample[] = [];
    samples = kept;
    watch = setInterval(async () => {
      const megabytes = await residentMemory(pid);
      if (megabytes !== null) kept.push({ second: (performance.now() - started) / 1000, megabytes });
    }, sampleMilliseconds);
  }

  async function end(how: 'stop' | 'kill'): Promise<void> {
    clearInterval(watch);
    await running?.[how]();
    running = null;
  }

  /**
   * A running function needs less than ten seconds for a mail without a file, so an older lease belongs to a killed
   * one. A lease lasts 30 seconds, and 150 once the server has the whole mail.
   */
  const endOldLeases = () => sql`
    update requests.outgoing_mail set leased_until = requests.clock()
    where leased_until between requests.clock() and requests.clock() + interval '20 seconds'
      or leased_until between requests.clock() + interval '30 seconds' and requests.clock() + interval '140 seconds'`;
  const isMailWaiting = async (): Promise<boolean> =>
    (await sql`select from requests.outgoing_mail where state <> 'delivered' limit 1`).length > 0;

  return {
    destination: {
      url: `http://127.0.0.1:${functionPort}/functions/v1/send-contact-email`,
      origin: `http://localhost:${sitePort}`,
      publishableKey: localPublishableKey,
    },
    office,
    start: async () => {
      await end('stop');
      await sql`truncate requests.request cascade`;
      office.mails.length = 0;
      await startWatched();
    },
    crash: async () => {
      await end('kill');
      await startWatched();
    },
    drain: async (crashed) => {
      const deadline = performance.now() + longestDrainMilliseconds;
      while ((await isMailWaiting()) && performance.now() < deadline) {
        if (crashed) await endOldLeases();
        await wait(200);
      }
    },
    stored: () => sql<{ key: string; reference: string }[]>`
      select idempotency_key as key, reference from requests.request`,
    memory: () => samples,
    stop: async () => {
      await end('stop');
      await office.close();
      await sql.end();
      await database.stop();
    },
  };
}
