import type { Log } from '../log.ts';
import { StoreUnavailable } from '../store/database.ts';
import type { SendAlarm } from './alarms.ts';

interface Parts {
  send: SendAlarm;
  /** Counts a refusal in the database. */
  record(code: string): Promise<unknown>;
  inBackground(work: () => Promise<void>): void;
  log: Log;
}

/** What patients get when the site's origin, its key or the number of proxies is not set as it should be. */
const wrongSettings: readonly number[] = [401, 403, 429];

/** As many as one page tries. */
const failuresBeforeAlarm = 3;
const failureMilliseconds = 600_000;
const hour = 3_600_000;

/**
 * Creates the function that hears of each page that was refused. The database counts what may be a wrong setting, for all
 * instances. What the database itself refuses is counted here, and raises an alarm at most once an hour.
 */
export function createRefusals({ send, record, inBackground, log }: Parts) {
  let isRecording = false;
  let failures: number[] = [];
  let quietUntil = 0;

  /** One at a time: anybody can be refused as often as they like. */
  async function recordOne(code: string): Promise<void> {
    isRecording = true;
    await record(code).catch((error: unknown) => {
      log({ event: 'worker', outcome: 'failed', code: error instanceof StoreUnavailable ? error.code : 'unknown' });
    });
    isRecording = false;
  }

  function countFailure(code: string): void {
    const at = performance.now();
    failures = [...failures, at].slice(-failuresBeforeAlarm);
    const [first = at] = failures;
    if (failures.length < failuresBeforeAlarm || at - first >= failureMilliseconds || at < quietUntil) return;
    quietUntil = at + hour;
    inBackground(async () => {
      const name = 'requests refused';
      const failure = await send({ name, count: 1, subject: code, since: new Date(), isRepeated: false });
      if (failure !== null) quietUntil = 0;
      log({ event: 'alarm', outcome: name, code: failure });
    });
  }

  return (status: number, code: string): void => {
    if (wrongSettings.includes(status) && !isRecording) inBackground(() => recordOne(code));
    if (status >= 500) countFailure(code);
  };
}
