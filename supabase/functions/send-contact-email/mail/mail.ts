import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { Readable } from 'node:stream';
import { type ConnectionOptions, connect as connectSecure } from 'node:tls';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Logger } from 'nodemailer/lib/shared';
import type { Practice } from '../practice.ts';
import type { Settings } from '../settings.ts';
import type { MailFailure } from '../store/queue.ts';
import type { OfficeMail } from './layout.ts';

/** A stored request that cannot be decrypted or written as a mail. Another instance may have the secret, or get it. */
export class Unreadable extends Error {}

/**
 * Sends one mail. Resolves to null when the server has accepted it, and never rejects.
 * @param beforeEnd awaited when everything but the end of the content is sent. From there on the server may accept the
 * mail without our knowledge. When it rejects, the mail is abandoned.
 */
export type SendMail = (mail: OfficeMail, to: string, beforeEnd: () => Promise<void>) => Promise<MailFailure | null>;

/** Timeout for connecting and sending the content of one mail, in milliseconds: shorter than its lease. */
export const contentTimeout = 25_000;

// Where the server rejects this one mail. What it says to MAIL FROM is about the account, such as one that is suspended.
const aboutTheMail = ['RCPT TO', 'DATA'];
const mailboxFull = 552;

/**
 * Why a mail was not sent.
 * @param isEnded whether the server has the whole mail
 */
export function failureOf(error: unknown, isEnded: boolean): MailFailure {
  const { responseCode: status, code = 'EUNKNOWN', command = '' } = Object(error) as NodemailerError;
  const answered = status !== undefined;
  const refusedMail = answered && aboutTheMail.includes(command);
  return {
    code: error instanceof Unreadable ? 'EUNREADABLE' : refusedMail ? String(status) : code,
    permanent: refusedMail && status >= 500 && status !== mailboxFull,
    ambiguous: isEnded && !answered,
    refused: isEnded && answered,
    unreachable: !refusedMail && !(error instanceof Unreadable),
  };
}

/**
 * Connects to the mail server, with TLS if it is implicit. The mail library could do it, but its fallback from one address
 * to the next hangs under hosted Deno. Rejects with `code` ECONNECT, also because of the certificate.
 */
async function connectTo(server: { host: string; port: number; secure: boolean; tls: ConnectionOptions }) {
  const { host, port, secure, tls } = server;
  const connection = secure ? connectSecure({ host, port, ...tls }) : connectPlain({ host, port });
  try {
    const signal = AbortSignal.timeout(8_000);
    await once(connection, secure ? 'secureConnect' : 'connect', { signal });
    return { connection, secured: secure };
  } catch (cause) {
    connection.destroy();
    throw Object.assign(new Error('The mail server cannot be reached', { cause }), { code: 'ECONNECT' });
  }
}

/**
 * Creates the function that sends mail. TLS is required for every server except a local one. The server gets
 * minutes to accept a mail, because servers that scan mail do, and giving up earlier makes copies.
 */
export function createMailer(settings: Settings, practice: Pick<Practice, 'name'>): SendMail {
  const { mailFrom, smtpHost: host, smtpPort: port, smtpSecurity, smtpUser: user } = settings;
  const domain = mailFrom.split('@').at(-1) ?? '';
  const responseTimeout = settings.mailResponseSeconds * 1000;
  const server = {
    host,
    port,
    secure: smtpSecurity === 'implicit',
    requireTLS: smtpSecurity === 'starttls',
    ignoreTLS: smtpSecurity === 'none',
    tls: { minVersion: 'TLSv1.2' as const, ...(settings.smtpAuthority !== null && { ca: settings.smtpAuthority }) },
    ...(user !== null && { auth: { user, pass: settings.smtpPassword ?? '' }, forceAuth: true }),
    name: domain,
    greetingTimeout: 8_000,
    socketTimeout: contentTimeout + responseTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const getSocket = (
    _: object,
    callback: (error: Error | null, socket?: Awaited<ReturnType<typeof connectTo>>) => void,
  ) => void connectTo(server).then((socket) => callback(null, socket), callback);

  return async (mail, to, beforeEnd) => {
    let isEnded = false;
    let answer = '';
    const logger = {
      debug: ({ tnx }: { tnx?: string }, text: string): void => {
        if (tnx === 'server') answer = text;
      },
    } as Logger;
    const attempt = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectWithin = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => attempt.abort({ code: 'ELATE' }), milliseconds);
    };
    async function* endOf(content: Readable): AsyncGenerator<Uint8Array> {
      // The library takes any answer to DATA that is no rejection.
      if (!answer.startsWith('354')) {
        attempt.abort({ code: 'EPROTOCOL' });
        throw new Error('The mail server does not ask for the content');
      }
      yield* content;
      await beforeEnd();
      isEnded = true;
      expectWithin(responseTimeout);
    }
    const transport = createTransport({ ...server, getSocket, logger, transactionLog: true }).use(
      'stream',
      ({ message }, done) => {
        message?.processFunc((content) => Readable.from(endOf(content), { objectMode: false }));
        done();
      },
    );
    try {
      expectWithin(contentTimeout);
      await transport.sendMail({
        from: { name: `${practice.name} website`, address: mailFrom },
        to,
        ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        // No automatic reply: it would go to the patient, or come back here.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        // The same for every copy, so that mail programs recognize duplicates.
        messageId: `<${mail.id}@${domain}>`,
        text: mail.text,
        html: mail.html,
        ...(mail.attachment && {
          attachments: [{ filename: mail.attachment.filename, content: Readable.from(mail.attachment.read()) }],
        }),
        signal: attempt.signal,
      });
      // An answer before the end is none to the mail.
      return isEnded ? null : failureOf({ code: 'EPROTOCOL' }, false);
    } catch (error) {
      return failureOf(attempt.signal.aborted ? attempt.signal.reason : error, isEnded);
    } finally {
      clearTimeout(timer);
    }
  };
}
