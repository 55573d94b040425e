import { todayInNewYork } from '../_shared/requests/dates.ts';
import { openDatabase } from './database.ts';
import { createHandler } from './handler.ts';
import { createMailer } from './mail.ts';
import type { Log } from './ports.ts';
import { createQueue } from './queue.ts';
import { readSettings } from './settings.ts';
import { createStore } from './store.ts';
import { createSweep } from './sweep.ts';
import { createVault } from './vault.ts';

/** What hosted Supabase adds: it keeps the function alive until the promise ends. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const log: Log = (line) => console.log(JSON.stringify(line));

const settings = readSettings(Deno.env.toObject());
const database = openDatabase(settings.databaseUrl);
const vault = await createVault(settings.secret);
const sweep = createSweep({ queue: createQueue(database), sendMail: createMailer(settings), vault, log });

function inBackground(work: () => Promise<void>): void {
  const running = work();
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(running);
}

const handler = createHandler({
  settings,
  store: createStore(database, settings),
  vault,
  today: () => todayInNewYork(new Date()),
  sendMail: () => inBackground(sweep.send),
  sweep: () => inBackground(sweep.tidy),
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
if (settings.retrySeconds > 0) {
  inBackground(sweep.tidy);
  timer = setInterval(() => inBackground(sweep.tidy), settings.retrySeconds * 1000);
}

/** Finishes what has begun, then ends. Mail that is left stays in the queue. */
async function stop(): Promise<void> {
  clearInterval(timer);
  await server.shutdown();
  await sweep.stop();
  await database.end();
  log({ event: 'stop' });
  Deno.exit(0);
}

// Hosted Supabase ends its functions itself and allows no signals.
if (settings.port !== null) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) Deno.addSignalListener(signal, stop);
}
