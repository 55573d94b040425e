import { randomUUID } from 'node:crypto';
import { growth, percentile } from './figures.ts';
import { type Balance, balanceOf, type Ledger } from './ledger.ts';
import { runLoad } from './load.ts';
import type { Load } from './loads.ts';
import { sendAsPatient } from './patient.ts';
import type { Product } from './product.ts';

/** The result of a load. */
export interface Result {
  /** The figures, one line each. */
  lines: string[];
  /** The faults, one sentence each. */
  faults: string[];
}

/** How many mails a killed function may have sent without recording it. */
const mailsAtOnce = 4;
/** Memory during the first third of a load is not counted: the process is still warming up. */
const settled = 1 / 3;

function memoryLine(product: Product): string {
  const samples = product.memory();
  const [last] = samples.slice(-1);
  if (last === undefined) return 'memory        not known on this system';
  const peak = Math.max(...samples.map(({ megabytes }) => megabytes));
  const later = samples.filter(({ second }) => second > last.second * settled);
  return `memory        at most ${peak.toFixed(0)} MB, growing by ${growth(later).toFixed(1)} MB a minute at the end`;
}

function faultsOf({ lost, doubled, damaged, copies }: Balance, kills: number): string[] {
  const most = kills * mailsAtOnce;
  const surplus = copies > most ? [`${copies} mails came twice, and ${kills} kills explain no more than ${most}`] : [];
  return [...lost, ...doubled, ...damaged, ...surplus];
}

/** Runs one load against a new function, waits until everything was mailed, and adds it up. */
export async function runOne(product: Product, load: Load): Promise<Result> {
  const sent: Ledger['sent'][number][] = [];
  const acknowledged: Ledger['acknowledged'][number][] = [];
  const times: number[] = [];
  const end = new AbortController();

  await product.start();
  const disturbed = load.disturb?.(product, end.signal);
  await runLoad(load.pace, async (index, due) => {
    const { payload, fileHash } = load.orderAt(index);
    const key = randomUUID();
    sent.push({ key, fileHash });
    const reference = await sendAsPatient(product.destination, payload, key);
    times.push(performance.now() - due);
    if (reference !== null) acknowledged.push({ key, reference });
  });
  end.abort();
  const kills = (await disturbed) ?? 0;
  const drainStart = performance.now();
  await product.drain(kills > 0);
  const drained = (performance.now() - drainStart) / 1000;

  const balance = balanceOf({ sent, acknowledged, stored: await product.stored(), mailed: product.office.mails });
  const at = (percent: number): string => `${percent}% ${percentile(times, percent).toFixed(0)} ms`;
  return {
    lines: [
      `requests      ${sent.length} sent, ${acknowledged.length} acknowledged, ${sent.length - acknowledged.length} given up`,
      `lost          ${balance.lost.length}`,
      `doubled       ${balance.doubled.length} stored, ${balance.copies} mailed${kills > 0 ? ` (${kills} kills)` : ''}`,
      `answered      ${[50, 95, 99, 100].map(at).join(', ')}`,
      `all mailed    ${drained.toFixed(1)} s after the last answer`,
      memoryLine(product),
      `aim           ${load.aim}`,
    ],
    faults: faultsOf(balance, kills),
  };
}
