import type { SendMail } from './mail.ts';
import { type MailContent, writeOfficeMail } from './office-mail.ts';
import { type Log, StoreUnavailable } from './ports.ts';
import type { LeasedMail, MailFailure, MailQueue } from './queue.ts';
import { readStoredPayload } from './stored-payload.ts';
import { places, type Vault } from './vault.ts';

/** Sends what waits. */
export interface Sweep {
  /** Sends every mail that is due. Whoever is at work looks again when it is called meanwhile. */
  send(): Promise<void>;
  /** Sends, tells of mails that need a person, and wipes what is old. */
  tidy(): Promise<void>;
  /** Begins no further mail, and waits for those on their way. */
  stop(): Promise<void>;
}

interface Parts {
  queue: MailQueue;
  sendMail: SendMail;
  vault: Vault;
  log: Log;
}

const mailsAtOnce = 4;

/**
 * Work that is done once at a time: a call during the work has it done once more, and resolves when that is over.
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

const unreadable: MailFailure = { code: 'EUNREADABLE', permanent: false, ambiguous: false };

/** Makes the sweep. Neither of its methods rejects. */
export function createSweep({ queue, sendMail, vault, log }: Parts): Sweep {
  let stopped = false;

  async function* readParts(reference: string, parts: number): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < parts; part += 1) {
      const sealed = await queue.part(reference, part);
      if (sealed === null) throw new Error('A piece of the file is missing');
      yield await vault.open(places.part(reference, part, parts), sealed);
    }
  }

  async function open({ reference, receivedAt, possibleCopy }: LeasedMail): Promise<MailContent> {
    const sealed = await queue.content(reference);
    if (sealed === null) throw new Error('Nothing is kept of this request');
    const fields = await vault.open(places.payload(reference), sealed.payload);
    const file = sealed.prescription;
    return {
      reference,
      receivedAt,
      possibleCopy,
      ...readStoredPayload(new TextDecoder().decode(fields)),
      prescription: file && {
        kind: file.kind,
        verified: file.verified,
        read: () => readParts(reference, file.parts),
      },
    };
  }

  /** Sends one mail and writes down what came of it. Gives back whether others are worth trying. */
  async function deliver(mail: LeasedMail): Promise<boolean> {
    const started = performance.now();
    const report = (outcome: string, code?: string): void => {
      const milliseconds = Math.round(performance.now() - started);
      log({ event: 'mail', reference: mail.reference, type: mail.type, outcome, ...(code && { code }), milliseconds });
    };
    let content: MailContent;
    try {
      content = await open(mail);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      report(await queue.failed(mail.reference, unreadable), unreadable.code);
      return true;
    }
    const delivery = await sendMail(writeOfficeMail(content));
    if (delivery.sent) {
      await queue.delivered(mail.reference);
      report('delivered');
      return true;
    }
    report(await queue.failed(mail.reference, delivery), delivery.code);
    return !delivery.unreachable;
  }

  /** Sends one mail after the other until none is due, or none is worth trying. `files`: also mails with a file. */
  async function sendInTurn(files: boolean): Promise<void> {
    let worthTrying = true;
    while (worthTrying && !stopped) {
      const mail = await queue.lease(files);
      if (mail === null) return;
      worthTrying = await deliver(mail);
    }
  }

  /** A database that fails now is asked again at the next sweep; leases end by themselves. */
  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log({ event: 'sweep', outcome: 'failed', code: error instanceof StoreUnavailable ? error.code : 'unknown' });
    }
  }

  // Each looks after itself, so that a mail that hangs holds up no other. Files go one at a time: each is held in memory
  // several times over.
  const senders = Array.from({ length: mailsAtOnce }, (_, index) =>
    oneAtATime(() => guarded(() => sendInTurn(index === 0))),
  );

  async function send(): Promise<void> {
    await Promise.all(senders.map((start) => start()));
  }

  return {
    send,
    stop: () => {
      stopped = true;
      return send();
    },
    tidy: async () => {
      await send();
      await guarded(async () => {
        for (const { reference, state } of await queue.alarms()) {
          log({ event: 'alarm', reference, outcome: state });
        }
        const count = await queue.wipe();
        if (count > 0) log({ event: 'sweep', outcome: 'wiped', count });
      });
    },
  };
}
