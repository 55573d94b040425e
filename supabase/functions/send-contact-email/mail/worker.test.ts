import { expect, it } from 'vitest';
import type { MailFailure, MailOfRequest } from '../store/queue.ts';
import { createWorker } from './worker.ts';

type Parts = Parameters<typeof createWorker>[0];

const reminder: MailOfRequest = {
  ...{ id: '1', lease: 'token', kind: 'reminder', reference: 'R-000001', type: 'inquiry' },
  ...{ receivedAt: new Date(), isSmoke: false, possibleCopy: false, payload: null, file: null },
};

/** Promises that the test resolves, and how many were asked for. */
function held<Result>() {
  const releases: ((result: Result) => void)[] = [];
  const hold = () => new Promise<Result>((resolve) => void releases.push(resolve));
  return { hold, releases };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Whether a promise is pending after all that is ready has run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  let pending = true;
  void promise.then(() => {
    pending = false;
  });
  await turn();
  return pending;
}

/** Creates a worker with so many mails that are due. */
function workerWith(mails: number, sendMail: Parts['sendMail'], delivered: () => Promise<void> = async () => {}) {
  const recorded: string[] = [];
  let left = mails;
  const worker = createWorker({
    queue: {
      lease: async () => (left-- > 0 ? reminder : null),
      delivered: () => delivered().then(() => void recorded.push('delivered')),
      failed: async () => void recorded.push('failed'),
    },
    sendMail,
    settings: {
      expectsHandling: false,
      officeEmail: 'office@optometry.example',
      siteOrigins: ['https://optometry.example'],
      authUrl: null,
    },
    practice: { timeZone: 'America/New_York' },
    log: () => {},
  } as unknown as Parts);
  return { worker, recorded };
}

it('ends a run when its deliveries are recorded', async () => {
  const { hold, releases } = held<void>();
  const { worker } = workerWith(1, async () => null, hold);
  const run = worker.send();
  expect(await isPending(run)).toBe(true);
  releases[0]?.();
  expect(await isPending(run)).toBe(false);
});

it('tries no further mail in a run while the server is down: one for each of four loops', async () => {
  const failure: MailFailure = {
    ...{ code: 'ECONNECT', permanent: false, ambiguous: false, refused: false },
    unreachable: true,
  };
  const { worker, recorded } = workerWith(20, async () => failure);
  await worker.send();
  expect(recorded).toEqual(Array(4).fill('failed'));
});

it('stops after the mails that are being sent are recorded, and sends no others', async () => {
  const { hold, releases } = held<null>();
  const { worker, recorded } = workerWith(20, hold);
  void worker.send();
  await turn();
  const stopped = worker.stop();
  expect([await isPending(stopped), releases.length]).toEqual([true, 4]);
  for (const release of releases) release(null);
  await stopped;
  expect(recorded).toEqual(Array(4).fill('delivered'));
});
