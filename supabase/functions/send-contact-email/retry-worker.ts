import { type Cipher, contexts } from './cipher.ts';
import type { SendMail } from './mail.ts';
import { type MailContent, type OfficeMail, writeOfficeMail } from './office-mail.ts';
import { type Log, StoreUnavailable, Unreadable } from './ports.ts';
import type { LeasedMail, MailFailure, MailQueue } from './queue.ts';
import { readStoredPayload } from './stored-payload.ts';

/** Sends waiting mail, and retries failed mail. */
export interface RetryWorker {
  /** Sends every mail that is due. A call during a run makes it check the queue once more. */
  send(): Promise<void>;
  /** Sends mail, logs an alarm for each mail that needs a person, and wipes old requests. */
  maintain(): Promise<void>;
  /** Sends no further mail, and waits for mail that is being sent. */
  stop(): Promise<void>;
}

interface Parts {
  queue: MailQueue;
  sendMail: SendMail;
  cipher: Cipher;
  /** The time zone of the practice, by its IANA name. */
  timeZone: string;
  /** How long the mail server may take to accept a mail that it has received, in seconds. */
  responseSeconds: number;
  log: Log;
}

const mailsAtOnce = 4;

/**
 * Runs `work` once at a time: a call during a run adds one more run, and resolves after it.
 * @param work must not reject
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
    running = null;
  };
  return () => {
    again = true;
    running ??= run();
    return running;
  };
}

/** Longer than the server may take to answer, in seconds. */
const leaseMargin = 30;

const unreadable: MailFailure = { code: 'EUNREADABLE', permanent: true, ambiguous: false, refused: false };

/** Runs work that reads stored content. Rejects with {@link Unreadable} unless only the database failed. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : new Unreadable('Stored content cannot be read', { cause: error });
  }
}

/** Creates the retry worker. None of its methods rejects. */
export function createRetryWorker({ queue, sendMail, cipher, timeZone, responseSeconds, log }: Parts): RetryWorker {
  let stopped = false;

  async function* readParts(reference: string, parts: number): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < parts; part += 1) {
      yield await reading(async () => {
        const encrypted = await queue.part(reference, part);
        if (encrypted === null) throw new Error('A part of the file is missing');
        return await cipher.decrypt(contexts.part(reference, part, parts), encrypted);
      });
    }
  }

  async function contentOf({ reference, receivedAt, possibleCopy }: LeasedMail): Promise<MailContent> {
    const encrypted = await queue.content(reference);
    if (encrypted === null) throw new Error('This request was wiped');
    const fields = await cipher.decrypt(contexts.payload(reference), encrypted.payload);
    const file = encrypted.prescription;
    return {
      reference,
      receivedAt,
      timeZone,
      possibleCopy,
      ...readStoredPayload(new TextDecoder().decode(fields)),
      prescription: file && {
        kind: file.kind,
        verified: file.verified,
        read: () => readParts(reference, file.parts),
      },
    };
  }

  /** Sends one mail and records the outcome. Resolves to whether sending other mails makes sense. */
  async function deliver(mail: LeasedMail): Promise<boolean> {
    const started = performance.now();
    const report = (outcome: string, code?: string): void => {
      const milliseconds = Math.round(performance.now() - started);
      log({ event: 'mail', reference: mail.reference, type: mail.type, outcome, ...(code && { code }), milliseconds });
    };
    const fail = async (failure: MailFailure): Promise<void> => report(await queue.failed(mail, failure), failure.code);
    let written: OfficeMail;
    try {
      written = await reading(async () => writeOfficeMail(await contentOf(mail)));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      await fail(unreadable);
      return true;
    }
    const delivery = await sendMail(written, () => queue.ending(mail, responseSeconds + leaseMargin));
    if (delivery.sent) {
      await queue.delivered(mail);
      report('delivered');
      return true;
    }
    await fail(delivery);
    return !delivery.unreachable;
  }

  /** Sends mails one by one until none is due or sending makes no sense. `files`: include mails with a file. */
  async function sendDue(files: boolean): Promise<void> {
    let worthTrying = true;
    while (worthTrying && !stopped) {
      const mail = await queue.lease(files);
      if (mail === null) return;
      worthTrying = await deliver(mail);
    }
  }

  /** Logs a database failure. The next run tries again; leases expire by themselves. */
  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log({ event: 'worker', outcome: 'failed', code: error instanceof StoreUnavailable ? error.code : 'unknown' });
    }
  }

  // A mail that hangs blocks only its own loop. Files are sent by one loop: each is in memory several times.
  const loops = Array.from({ length: mailsAtOnce }, (_, index) =>
    oneAtATime(() => guarded(() => sendDue(index === 0))),
  );

  async function send(): Promise<void> {
    await Promise.all(loops.map((start) => start()));
  }

  return {
    send,
    stop: () => {
      stopped = true;
      return send();
    },
    maintain: async () => {
      await send();
      await guarded(async () => {
        for (const { reference, state } of await queue.alarms()) {
          log({ event: 'alarm', reference, outcome: state });
        }
        const count = await queue.wipe();
        if (count > 0) log({ event: 'worker', outcome: 'wiped', count });
      });
    },
  };
}
