import { setTimeout as wait } from 'node:timers/promises';
import { prescriptionFileBytes } from '../../supabase/functions/_shared/requests/limits.ts';
import type { Payload } from '../../supabase/functions/_shared/requests/types.ts';
import { appointment, inquiry, orderWith, orderWithoutFile, pdf } from '../../tests/function/support/payloads.ts';
import type { Pace } from './load.ts';
import { hashOf } from './office.ts';
import type { Product } from './product.ts';

/** A request to send, with the hash of its file. */
export interface Order {
  payload: Payload;
  fileHash: string | null;
}

/** A load on the product. */
export interface Load {
  title: string;
  pace: Pace;
  /** The targets, in words. */
  aim: string;
  orderAt(index: number): Order;
  /** Runs during the load until `signal` aborts. Resolves to how often it killed the function. */
  disturb?(product: Product, signal: AbortSignal): Promise<number>;
}

/** How long the loads take. */
export interface Lengths {
  /** Seconds of each load except `burst` and `memory`. */
  seconds: number;
  /** Minutes of the load that measures memory growth. */
  minutes: number;
}

const secondsBetweenKills = 5;

const small: readonly Payload[] = [appointment, inquiry, orderWithoutFile].map((payload) => payload as Payload);

const smallOrder = (index: number): Order => ({ payload: small[index % small.length] as Payload, fileHash: null });

function fileOrder(): Order {
  const file = pdf(prescriptionFileBytes);
  return { payload: orderWith(file) as Payload, fileHash: hashOf(file) };
}

/** Waits for some seconds; resolves to false when the signal is aborted. */
const waited = (seconds: number, signal: AbortSignal): Promise<boolean> =>
  wait(seconds * 1000, true, { signal }).catch(() => false);

async function killRepeatedly(product: Product, signal: AbortSignal): Promise<number> {
  let kills = 0;
  while (await waited(secondsBetweenKills, signal)) {
    await product.crash();
    kills += 1;
  }
  return kills;
}

/** Closes the mail server for the second third of the load. */
async function closeOffice({ office }: Product, seconds: number, signal: AbortSignal): Promise<void> {
  await waited(seconds / 3, signal);
  await office.close();
  await waited(seconds / 3, signal);
  await office.open();
}

/** The loads by name. */
export const loads = ({ seconds, minutes }: Lengths): Readonly<Record<string, Load>> => ({
  small: {
    title: 'Requests without a file',
    pace: { perSecond: 100, seconds, seed: 1 },
    aim: 'half within 50 ms, 95% within 150 ms, 99% within 400 ms',
    orderAt: smallOrder,
  },
  crashes: {
    title: `The function killed every ${secondsBetweenKills} seconds, and the mail server away for a third of the time`,
    pace: { perSecond: 50, seconds, seed: 2 },
    aim: 'nothing lost',
    orderAt: smallOrder,
    disturb: async (product, signal) => {
      const [kills] = await Promise.all([killRepeatedly(product, signal), closeOffice(product, seconds, signal)]);
      return kills;
    },
  },
  files: {
    title: 'Contact lens orders with a file of 5 MB',
    pace: { perSecond: 2, seconds, seed: 3 },
    aim: 'memory below 200 MB',
    orderAt: fileOrder,
  },
  burst: {
    title: 'Twenty contact lens orders with a file of 5 MB at once',
    pace: { perSecond: 20, seconds: 1, seed: 5 },
    aim: 'memory below 200 MB',
    orderAt: fileOrder,
  },
  memory: {
    title: 'Requests without a file for longer',
    pace: { perSecond: 5, seconds: minutes * 60, seed: 4 },
    aim: 'memory flat',
    orderAt: smallOrder,
  },
});
