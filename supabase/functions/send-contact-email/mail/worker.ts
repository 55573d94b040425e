import { type Log, stackFrames } from '../log.ts';
import type { Practice } from '../practice.ts';
import { oneAtATime } from '../semaphore.ts';
import type { Settings } from '../settings.ts';
import { type Cipher, contexts, free } from '../store/cipher.ts';
import { StoreUnavailable } from '../store/database.ts';
import type { FollowUp } from '../store/follow-up.ts';
import type { Links } from '../store/links.ts';
import {
  type LeasedMail,
  type MailFailure,
  type MailOfRequest,
  type MailQueue,
  secondsBeforeCopy,
} from '../store/queue.ts';
import type { SendAlarm } from '../watch/alarms.ts';
import type { Monitoring } from '../watch/monitoring.ts';
import type { OfficeMail } from './layout.ts';
import { failureOf, type SendMail, Unreadable } from './mail.ts';
import { type MailContent, writeOfficeMail } from './office-mail.ts';
import { writeDigest, writeReminder } from './office-notices.ts';

interface Parts {
  queue: MailQueue;
  followUp: FollowUp;
  monitoring: Monitoring;
  sendMail: SendMail;
  sendAlarm: SendAlarm;
  /** Sends a request to the function itself. */
  sendSmokeRequest(): Promise<void>;
  cipher: Cipher;
  links: Links;
  settings: Settings;
  practice: Practice;
  log: Log;
}

const mailsAtOnce = 4;
/** Hosted, a run has two seconds of a processor, and a file of 5 MB takes a fifth of one. */
const filesOfOneRun = 5;

/** Between two tries to record a delivery, in milliseconds. */
const recordPause = 1000;

/** Bytes of a file that the mail library gets at once: it copies them several times. */
const pieceBytes = 48 * 1024;

/** Runs work that reads stored content. Rejects with {@link Unreadable} unless only the database failed. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : new Unreadable('Stored content cannot be read', { cause: error });
  }
}

/** Creates the retry worker: it sends mail that is due, and does what is scheduled. None of its methods rejects. */
export function createWorker(parts: Parts) {
  const { queue, followUp, monitoring, cipher, links, settings, practice, log } = parts;
  const { timeZone, emergencyTypes } = practice;
  let stopped = false;

  async function* readParts(reference: string, parts: number): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < parts; part += 1) {
      const content = await reading(async () => {
        const encrypted = await queue.part(reference, part);
        if (encrypted === null) throw new Error('A part of the file is missing');
        return await cipher.decrypt(contexts.file(reference, part, parts), encrypted);
      });
      for (let at = 0; at < content.length; at += pieceBytes) yield content.slice(at, at + pieceBytes);
      free(content);
    }
  }

  const [origin] = settings.siteOrigins;
  const desk = settings.authUrl === null ? null : `${origin}/desk/`;

  /** null when the office does not mark requests as handled. */
  const linkTo = ({ reference, receivedAt }: MailOfRequest): string | null =>
    settings.expectsHandling ? links.linkTo(reference, receivedAt) : null;

  async function contentOf(mail: MailOfRequest): Promise<MailContent> {
    const { reference, payload, file } = mail;
    if (payload === null) throw new Error('This request was wiped');
    const fields = await cipher.decrypt(contexts.answers(reference), payload);
    return {
      ...mail,
      fields: new TextDecoder().decode(fields),
      timeZone,
      emergencyTypes,
      link: linkTo(mail),
      prescription: file && { ...file, read: () => readParts(reference, file.parts) },
    };
  }

  async function write(mail: LeasedMail): Promise<OfficeMail> {
    if (mail.kind === 'digest') {
      return writeDigest(mail.day, await monitoring.figures(mail.queuedAt), settings, practice, desk);
    }
    if (mail.kind === 'request') return writeOfficeMail(await contentOf(mail));
    return writeReminder(mail, { link: linkTo(mail), timeZone });
  }

  /** Records that a mail was accepted. Tries until its lease ends: a delivery that is not recorded becomes a copy. */
  async function recordDelivery(mail: LeasedMail): Promise<void> {
    const leaseEnd = performance.now() + secondsBeforeCopy * 1000;
    for (;;) {
      try {
        return await queue.delivered(mail);
      } catch (error) {
        if (stopped || performance.now() > leaseEnd) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, recordPause));
    }
  }

  /** Sends one mail. Resolves to whether it had a file, or to null when sending other mails makes no sense. */
  async function deliver(mail: LeasedMail): Promise<boolean | null> {
    const started = performance.now();
    const report = (outcome: string, code: string | null = null): void => {
      const milliseconds = Math.round(performance.now() - started);
      const about = mail.kind === 'digest' ? {} : { reference: mail.reference, type: mail.type };
      log({ event: 'mail', kind: mail.kind, ...about, outcome, code, milliseconds });
    };
    const fail = async (failure: MailFailure): Promise<void> => report(await queue.failed(mail, failure), failure.code);
    let written: OfficeMail;
    try {
      written = await reading(() => write(mail));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      await fail(failureOf(error, false));
      return false;
    }
    const hasFile = written.attachment !== null;
    const isSmoke = mail.kind !== 'digest' && mail.isSmoke;
    const to = (isSmoke && settings.smokeEmail) || settings.officeEmail;
    const failure = await parts.sendMail(written, to, () => queue.ending(mail));
    if (failure !== null) {
      await fail(failure);
      return failure.unreachable ? null : hasFile;
    }
    await recordDelivery(mail);
    if (isSmoke) await monitoring.done('smoke');
    report('delivered');
    return hasFile;
  }

  /** Sends mails one by one until none is due or sending makes no sense. `files`: include mails with a file. */
  async function sendDue(files: boolean): Promise<void> {
    let sentFiles = 0;
    while (!stopped) {
      const mail = await queue.lease(files && sentFiles < filesOfOneRun);
      const hadFile = mail && (await deliver(mail));
      if (hadFile === null) return;
      sentFiles += Number(hadFile);
    }
  }

  /** Logs a database failure. The next run tries again; leases expire by themselves. Resolves to whether it worked. */
  async function guarded(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const isExpected = error instanceof StoreUnavailable;
      const why = isExpected ? { code: error.code } : { code: 'unknown', at: stackFrames(error) };
      log({ event: 'worker', outcome: 'failed', ...why });
      return false;
    }
  }

  // A mail that hangs blocks only its own loop. Files are sent by one loop: each is in memory several times.
  const loops = Array.from({ length: mailsAtOnce }, (_, index) =>
    oneAtATime(async () => void (await guarded(() => sendDue(index === 0)))),
  );

  /** Sends every mail that is due. A call during a run makes it check the queue once more. */
  async function send(): Promise<void> {
    await Promise.all(loops.map((start) => start()));
  }

  async function sendAlarms(): Promise<void> {
    for (const alarm of await monitoring.dueAlarms()) {
      const failure = await parts.sendAlarm(alarm);
      await monitoring.alarmEnded(alarm, failure);
      const { name, count, subject } = alarm;
      log({ event: 'alarm', outcome: name, count, reference: subject || null, code: failure });
    }
  }

  async function wipe(): Promise<void> {
    const count = await followUp.wipe();
    if (count > 0) log({ event: 'worker', outcome: 'wiped', count });
  }

  async function sendSmokeRequest(): Promise<void> {
    if (await monitoring.isSmokeDue()) await parts.sendSmokeRequest();
  }

  let areNoticesQueued = false;
  const queueNotices = oneAtATime(async () => {
    areNoticesQueued = await guarded(monitoring.queueNotices);
  });

  const doTasks = oneAtATime(async () => {
    let worked = areNoticesQueued;
    for (const task of [sendSmokeRequest, sendAlarms, wipe]) worked = (await guarded(task)) && worked;
    if (worked) await guarded(() => monitoring.done('maintenance'));
  });

  /** Queues reminders and the digest, sends mail and alarms, and wipes what is no longer needed. */
  async function maintain(): Promise<void> {
    await queueNotices();
    // The tasks, alarms among them, do not wait for a mail server that hangs.
    await Promise.all([send(), doTasks()]);
  }

  return {
    send,
    maintain,
    /** Sends no further mail, and waits for mail that is being sent. */
    stop: (): Promise<void> => {
      stopped = true;
      return send();
    },
  };
}
