import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import type { Payload } from '../../supabase/functions/_shared/requests/types.ts';
import { orderWith, pdf } from '../../tests/function/support/payloads.ts';
import { freePort } from '../../tests/function/support/ports.ts';
import { type Database, startDatabase } from '../services/database.ts';
import { type RunningFunction, startFunction } from '../services/function.ts';
import { localFunctionSettings, localPublishableKey, newSecret } from '../services/local-settings.ts';
import { balanceOf, type Ledger } from './ledger.ts';
import { createOffice, hashOf, type Moment as MailMoment } from './office.ts';
import { sendAsPatient } from './patient.ts';
import { type Moment as NetworkMoment, startRelay } from './relay.ts';

/** The steps of a request at which something is killed, in their order. */
export const steps = {
  'half of the body has arrived': 'request',
  'the row is about to be written': 1,
  'the transaction is about to commit': 2,
  'half of the response has arrived': 'response',
  'the mail server is about to greet': 'greeting',
  'part of the mail is sent': 3,
  'the mail server has the whole mail': 'answer',
  'the delivery is about to be recorded': 4,
} as const satisfies Record<string, NetworkMoment | MailMoment | number>;

/** A step of a request. */
export type Step = keyof typeof steps;

/** What is killed. */
export const victims = ['function', 'database', 'mail server', 'network'] as const;

export type Victim = (typeof victims)[number];

/** What became of the requests that were interrupted at one step. */
export interface Outcome {
  interrupted: number;
  /** Mails that came twice and say so. */
  marked: number;
  /** One sentence for each request that was lost, doubled or damaged, and each copy that does not say that it is one. */
  faults: string[];
}

/** Where the database waits. Each step has a lock, which a test holds to stop the function there. */
const pauses = `
  create function public.pause(step int) returns boolean language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(step); return true; end $$;
  create function public.pause_trigger() returns trigger language plpgsql as $$
    begin perform public.pause(tg_argv[0]::int); return new; end $$;
  create trigger pause_write before insert on requests.request
    for each row execute function public.pause_trigger(1);
  create constraint trigger pause_commit after insert on requests.request
    deferrable initially deferred for each row execute function public.pause_trigger(2);
  create policy pause_part on requests.prescription_part as restrictive for select to contact_function
    using (public.pause(3));
  create trigger pause_record before update on requests.outgoing_mail
    for each row when (new.state = 'delivered') execute function public.pause_trigger(4)`;

/** Something that is stopped at a step: resolves when it is there, and lets it go on. */
interface Hold {
  reached: Promise<void>;
  release(): Promise<void>;
}

/** Stops whoever comes to one of the moments next. */
function createGate<Moment>() {
  let held: { moment: Moment; arrive(): void; released: Promise<void> } | null = null;
  return {
    pause: async (moment: Moment): Promise<void> => {
      if (held?.moment !== moment) return;
      held.arrive();
      await held.released;
    },
    hold: (moment: Moment): Hold => {
      let arrive = (): void => {};
      let end = (): void => {};
      const reached = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const released = new Promise<void>((resolve) => {
        end = resolve;
      });
      held = { moment, arrive, released };
      return {
        reached,
        release: async () => {
          held = null;
          end();
        },
      };
    },
  };
}

const pollMilliseconds = 20;
const timeoutMilliseconds = 180_000;
/** A mail of a running function is left alone for this long before its lease is ended. */
const leaseMilliseconds = 3_000;

/** Polls until there is a result. Rejects after three minutes: a late answer is not a lost request. */
async function until<Result>(what: string, find: () => Promise<Result | undefined>): Promise<Result> {
  const deadline = performance.now() + timeoutMilliseconds;
  while (performance.now() < deadline) {
    const found = await find();
    if (found !== undefined) return found;
    await wait(pollMilliseconds);
  }
  throw new Error(`Waited for three minutes until ${what}`);
}

/** Runs statements as the superuser on a connection of their own, because earlier ones may be lost. */
async function withDatabase<Result>(url: string, work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Stops the function where it waits for the lock of a step. */
async function holdLock(url: string, step: number): Promise<Hold> {
  const holder = postgres(url, { max: 1, onnotice: () => {} });
  await holder`select pg_advisory_lock(${step})`;
  return {
    reached: until(`the function waits for lock ${step}`, () =>
      withDatabase(url, async (sql) => {
        const waiting = await sql`
          select from pg_stat_activity where usename = 'contact_function' and wait_event = 'advisory'`;
        return waiting.length > 0 ? true : undefined;
      }),
    ).then(() => {}),
    // The end of the connection releases it, also when the database was killed.
    release: () => holder.end({ timeout: 1 }),
  };
}

/** Everything that a request passes through, for one victim. */
async function startServices(victim: Victim) {
  const [databasePort, functionPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const [nearDatabase, nearFunction, nearSmtp] = [await freePort(), await freePort(), await freePort()];
  const database = await startDatabase({ port: databasePort });
  await withDatabase(database.url, (sql) => sql.unsafe(pauses));
  const network = createGate<NetworkMoment>();
  const mail = createGate<MailMoment>();
  const office = createOffice(smtpPort, mail.pause);
  await office.open();
  const relays = await Promise.all([
    startRelay({ from: nearFunction, to: functionPort }, network.pause),
    startRelay({ from: nearDatabase, to: databasePort }),
    startRelay({ from: nearSmtp, to: smtpPort }),
  ]);
  const env = {
    ...localFunctionSettings({
      databaseUrl: database.functionUrl.replace(`:${databasePort}/`, `:${nearDatabase}/`),
      smtpPort: nearSmtp,
      sitePort: 5173,
      secret: newSecret(),
    }),
    LIMIT_OVERALL: '0',
    RETRY_SECONDS: '1',
    DIGEST_HOUR: 'off',
  };
  const start = (): Promise<RunningFunction> => startFunction({ port: functionPort, env });
  let running = await start();
  let restarted: Database | null = null;
  const query = <Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> =>
    withDatabase(database.url, work);

  /** Makes all waiting mail due. The process that leased it has ended, or has given it up. */
  const endLeases = (): Promise<unknown> =>
    query(
      (sql) => sql`
        update requests.outgoing_mail set leased_until = null, due_at = requests.clock() where state = 'waiting'`,
    );

  const faults: Record<Victim, { kill(): Promise<void>; recover(): Promise<void> }> = {
    function: {
      kill: () => running.kill(),
      recover: async () => {
        await endLeases();
        running = await start();
      },
    },
    database: {
      kill: () => (restarted ?? database).kill(),
      recover: async () => {
        restarted = await startDatabase({ port: databasePort, dataDir: database.dataDir });
      },
    },
    'mail server': { kill: () => office.close(), recover: () => office.open() },
    network: {
      kill: async () => {
        for (const relay of relays) relay.cut();
      },
      recover: async () => {
        for (const relay of relays) relay.mend();
      },
    },
  };

  return {
    ...faults[victim],
    office,
    query,
    endLeases,
    destination: {
      url: `http://127.0.0.1:${nearFunction}/functions/v1/send-contact-email`,
      origin: 'http://localhost:5173',
      publishableKey: localPublishableKey,
    },
    hold: async (step: Step): Promise<Hold> => {
      const at = steps[step];
      if (typeof at === 'number') return holdLock(database.url, at);
      return at === 'request' || at === 'response' ? network.hold(at) : mail.hold(at);
    },
    stop: async () => {
      await running.stop();
      await Promise.all(relays.map((relay) => relay.stop()));
      await office.close();
      await restarted?.stop();
      await database.stop();
    },
  };
}

type Services = Awaited<ReturnType<typeof startServices>>;

/** Waits until every stored request is mailed. */
async function drain({ query, endLeases }: Services): Promise<void> {
  let nextEnd = performance.now() + leaseMilliseconds;
  await until('every mail is delivered', async () => {
    const waiting = await query((sql) => sql`select from requests.outgoing_mail where state <> 'delivered'`);
    if (waiting.length === 0) return true;
    if (performance.now() > nextEnd) {
      await endLeases();
      nextEnd = performance.now() + leaseMilliseconds;
    }
    return undefined;
  });
}

/** Interrupts some requests at one step, one after the other, and adds up what became of them. */
async function interruptAt(services: Services, step: Step, times: number): Promise<Outcome> {
  const sent: Ledger['sent'][number][] = [];
  const acknowledged: Ledger['acknowledged'][number][] = [];
  const unfinished: string[] = [];
  services.office.mails.length = 0;
  await services.query((sql) => sql`delete from requests.request`);
  for (let time = 0; time < times; time += 1) {
    const key = randomUUID();
    const file = pdf(150_000);
    sent.push({ key, fileHash: hashOf(file) });
    const hold = await services.hold(step);
    const sending = sendAsPatient(services.destination, orderWith(file) as Payload, key);
    await hold.reached;
    await services.kill();
    await hold.release();
    await services.recover();
    const reference = await sending;
    if (reference !== null) acknowledged.push({ key, reference });
    await drain(services).catch((error: unknown) => unfinished.push(String(error)));
  }
  const stored = await services.query(
    (sql) => sql<{ key: string; reference: string }[]>`
      select idempotency_key as key, reference from requests.request`,
  );
  const { mails } = services.office;
  const { lost, doubled, damaged } = balanceOf({ sent, acknowledged, stored, mailed: mails });
  const seen = new Set<string>();
  const unmarked = mails.filter(({ reference, isMarked }) => {
    const isCopy = seen.has(reference);
    seen.add(reference);
    return isCopy && !isMarked;
  });
  const givenUp = sent.length - acknowledged.length;
  return {
    interrupted: sent.length,
    marked: mails.filter(({ isMarked }) => isMarked).length,
    faults: [
      ...lost,
      ...doubled,
      ...damaged,
      ...unfinished,
      ...unmarked.map(({ reference }) => `${reference} was mailed again without saying so`),
      ...(givenUp > 0 ? [`${givenUp} requests were not acknowledged`] : []),
    ],
  };
}

/**
 * Kills one victim at each step of some requests.
 * @param report called after each step
 */
export async function killAtEveryStep(
  victim: Victim,
  times: number,
  report: (step: Step, outcome: Outcome) => void,
): Promise<void> {
  const services = await startServices(victim);
  try {
    for (const step of Object.keys(steps) as Step[]) report(step, await interruptAt(services, step, times));
  } finally {
    await services.stop();
  }
}
