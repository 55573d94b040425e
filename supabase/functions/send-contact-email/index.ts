import { todayIn } from '../_shared/requests/dates.ts';
import { createAlarms, createUrgentAlarm } from './alarms.ts';
import { createCipher } from './cipher.ts';
import { openDatabase } from './database.ts';
import { createFollowUp } from './follow-up.ts';
import { createHandler } from './handler.ts';
import { createLinks } from './links.ts';
import { createMailer } from './mail.ts';
import { createMonitoring } from './monitoring.ts';
import type { Log } from './ports.ts';
import { createQueue } from './queue.ts';
import { createRetryWorker } from './retry-worker.ts';
import { readSettings } from './settings.ts';
import { smokeRequest } from './smoke-request.ts';
import { createStore } from './store.ts';

/** A global of hosted Supabase: keeps the function alive until the promise settles. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const log: Log = (line) => {
  const level = line.event === 'alarm' || line.at !== undefined ? 'error' : 'info';
  console.log(JSON.stringify({ time: new Date().toISOString(), level, ...line }));
};

const settings = readSettings(Deno.env.toObject());
const database = openDatabase(settings.databaseUrl, settings.databaseAuthority);
const cipher = await createCipher(settings.secret, settings.previousSecret);
const { timeZone } = settings;
const followUp = createFollowUp(database, settings.expectsHandling);
const monitoring = createMonitoring(database, settings);
const links = createLinks(cipher, settings.siteOrigins[0] ?? '');
const { smokeEmail, officeEmail } = settings;

const sendAlarm = createAlarms(settings);

const worker = createRetryWorker({
  queue: createQueue(database),
  followUp,
  monitoring,
  sendMail: createMailer({ ...settings, to: officeEmail }),
  sendSmokeMail: createMailer({ ...settings, to: smokeEmail ?? officeEmail }),
  sendAlarm,
  sendSmokeRequest: async () => {
    const response = await handler(smokeRequest(settings), '127.0.0.1', true);
    if (!response.ok) throw new Error('The smoke request was refused');
  },
  cipher,
  links: settings.expectsHandling ? links : null,
  timeZone,
  contentEnds: settings.contentEnds,
  responseSeconds: settings.mailResponseSeconds,
  log,
});

function inBackground(work: () => Promise<void>): void {
  const running = work();
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(running);
}

const handler = createHandler({
  settings,
  store: createStore(database, settings),
  followUp,
  monitoring,
  links,
  cipher,
  today: () => todayIn(timeZone, new Date()),
  sendMail: () => inBackground(worker.send),
  maintain: () => inBackground(worker.maintain),
  raiseAlarm: createUrgentAlarm(sendAlarm, inBackground, log),
  log,
});

const server = Deno.serve(
  {
    ...(settings.port !== null && { port: settings.port, hostname: '127.0.0.1' }),
    onListen: () => log({ event: 'start' }),
  },
  (request, { remoteAddr }) => handler(request, 'hostname' in remoteAddr ? remoteAddr.hostname : ''),
);

const isHosted = settings.port === null;
// Hosted, only the database's schedule does maintenance: a call to /health must not hide that the schedule has stopped.
const retry = isHosted ? worker.send : worker.maintain;
let timer: ReturnType<typeof setInterval> | undefined;
if (settings.retrySeconds > 0) {
  inBackground(retry);
  timer = setInterval(() => inBackground(retry), settings.retrySeconds * 1000);
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
