import { todayIn } from '../_shared/contract/dates.ts';
import type { InquiryPayload } from '../_shared/contract/types.ts';
import { createAccounts } from './desk/accounts.ts';
import { createDeskAnswers } from './desk/answer-desk.ts';
import { createDesk } from './desk/desk.ts';
import { createHandler } from './http/handler.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/mail.ts';
import { createWorker } from './mail/worker.ts';
import { practice } from './practice.ts';
import { readSettings } from './settings.ts';
import { createCipher } from './store/cipher.ts';
import { openDatabase } from './store/database.ts';
import { createFollowUp } from './store/follow-up.ts';
import { createLinks } from './store/links.ts';
import { createQueue } from './store/queue.ts';
import { createStore } from './store/store.ts';
import { createAlarms } from './watch/alarms.ts';
import { createMonitoring } from './watch/monitoring.ts';
import { createRefusals } from './watch/refusals.ts';

/** A global of hosted Supabase: keeps the function alive until the promise settles. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const log: Log = (line) => {
  const level = line.event === 'alarm' || line.at !== undefined ? 'error' : 'info';
  console.log(JSON.stringify({ time: new Date().toISOString(), level, ...line }, (_, value) => value ?? undefined));
};

const settings = readSettings(Deno.env.toObject());
const { publishableKey, retrySeconds } = settings;
const [origin = ''] = settings.siteOrigins;
const isHosted = settings.port === null;

const database = openDatabase(settings.databaseUrl, settings.databaseAuthority);
const cipher = await createCipher(settings.secret, settings.previousSecret);
const followUp = createFollowUp(database, settings.expectsHandling);
const monitoring = createMonitoring(database, settings, practice);
const links = createLinks(cipher, origin);
const sendAlarm = createAlarms(settings, practice);

/** Sends the function a request like those of the site's pages, to test it end to end, from validation to the mail. */
async function sendSmokeRequest(): Promise<void> {
  const request = new Request(`${origin}/send-contact-email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Origin: origin,
      ...(publishableKey !== null && { apikey: publishableKey }),
    },
    body: JSON.stringify({
      type: 'inquiry',
      firstName: 'Smoke',
      lastName: 'Test',
      email: settings.smokeEmail ?? settings.officeEmail,
      phone: '',
      subject: 'Other',
      message: 'The website sends this request to itself. Nobody needs to answer.',
      website: '',
    } satisfies InquiryPayload),
  });
  const { ok } = await handler(request, '127.0.0.1', true);
  if (!ok) throw new Error('The smoke request was refused');
}

const worker = createWorker({
  queue: createQueue(database),
  followUp,
  monitoring,
  sendMail: createMailer(settings, practice),
  sendAlarm,
  sendSmokeRequest,
  cipher,
  links,
  settings,
  practice,
  log,
});

function inBackground(work: () => Promise<void>): void {
  const running = work();
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(running);
}

const handler = createHandler({
  settings,
  practice,
  store: createStore(database, cipher, settings),
  followUp,
  monitoring,
  links,
  answerDesk:
    settings.authUrl === null
      ? null
      : createDeskAnswers(createAccounts(database, settings.authUrl), createDesk(database, cipher, followUp, practice)),
  cipher,
  today: () => todayIn(practice.timeZone, new Date()),
  sendMail: () => inBackground(worker.send),
  maintain: () => inBackground(worker.maintain),
  refused: createRefusals({ send: sendAlarm, record: monitoring.recordRefusal, inBackground, log }),
  log,
});

const server = Deno.serve(
  {
    ...(settings.port !== null && { port: settings.port, hostname: '127.0.0.1' }),
    onListen: () => log({ event: 'start' }),
  },
  (request, { remoteAddr }) => handler(request, 'hostname' in remoteAddr ? remoteAddr.hostname : ''),
);

let timer: ReturnType<typeof setInterval> | undefined;
if (retrySeconds > 0) {
  // Hosted, only the database's schedule does maintenance: a call to /health must not hide that the schedule has stopped.
  const retry = () => inBackground(isHosted ? worker.send : worker.maintain);
  retry();
  timer = setInterval(retry, retrySeconds * 1000);
}

/** Finishes running work, then exits. Unsent mail stays in the queue. */
async function stop(): Promise<void> {
  clearInterval(timer);
  await server.shutdown();
  await worker.stop();
  await database.end();
  log({ event: 'stop' });
  Deno.exit(0);
}

// Hosted Supabase stops its functions itself and does not allow signal listeners.
if (!isHosted) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) Deno.addSignalListener(signal, stop);
}
