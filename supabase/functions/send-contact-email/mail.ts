import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { connectTo, encryption } from './connection.ts';
import type { OfficeMail } from './office-mail.ts';
import { Unreadable } from './ports.ts';
import { type MailFailure, unreadable } from './queue.ts';
import type { Settings } from './settings.ts';

/** The result of sending a mail. `unreachable`: the mail server itself failed, so other mails would fail as well. */
export type Delivery = { sent: true } | ({ sent: false; unreachable: boolean } & MailFailure);

/**
 * Sends one mail. Never rejects.
 * @param beforeEnd awaited when everything but the end of the content is sent. From there on the server may accept the
 * mail without our knowledge. When it rejects, the mail is abandoned.
 */
export type SendMail = (mail: OfficeMail, beforeEnd: () => Promise<void>) => Promise<Delivery>;

/** Where mail is sent, and how. */
interface MailSettings
  extends Pick<
    Settings,
    Extract<keyof Settings, `smtp${string}`> | 'practiceName' | 'mailFrom' | 'mailResponseSeconds'
  > {
  /** The recipient. */
  to: string;
}

/** Timeout for connecting and sending the content of one mail, in milliseconds: shorter than its lease. */
export const contentTimeout = 25_000;

// Where the server rejects this one mail. What it says to MAIL FROM is about the account, such as one that is suspended.
const aboutTheMail = ['RCPT TO', 'DATA'];
const mailboxFull = 552;

const detail = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** @param isEnded whether the server has the whole mail */
function deliveryFailure(error: unknown, isEnded: boolean): Delivery {
  if (error instanceof Unreadable) return { sent: false, unreachable: false, ...unreadable };
  const status = detail(error, 'responseCode');
  const name = String(detail(error, 'code') ?? 'EUNKNOWN');
  const answered = typeof status === 'number';
  const refusedMail = answered && aboutTheMail.includes(String(detail(error, 'command')));
  return {
    sent: false,
    code: refusedMail ? String(status) : name,
    permanent: refusedMail && status >= 500 && status !== mailboxFull,
    ambiguous: isEnded && !answered,
    refused: isEnded && answered,
    unreachable: !refusedMail,
  };
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });

const domainOf = (address: string): string => /@([^\s>]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';

/**
 * Creates the function that mails one recipient. TLS is required for every server except a local one. The server gets
 * minutes to accept a mail, because servers that scan mail do, and giving up earlier makes copies.
 */
export function createMailer(settings: MailSettings): SendMail {
  const { practiceName, to, mailFrom } = settings;
  const domain = domainOf(mailFrom);
  const responseTimeout = settings.mailResponseSeconds * 1000;

  const compose = (mail: OfficeMail) =>
    new MailComposer({
      from: { name: `${practiceName} website`, address: mailFrom },
      to,
      ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      // No automatic reply: it would go to the patient, or come back here.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      // The same for every copy, so that mail programs recognize duplicates.
      messageId: `<${mail.id}@${domain}>`,
      text: mail.text,
      ...(mail.html !== null && { html: mail.html }),
      disableFileAccess: true,
      disableUrlAccess: true,
      attachments:
        mail.attachment === null
          ? []
          : [
              {
                filename: mail.attachment.filename,
                contentType: mail.attachment.contentType,
                content: Readable.from(mail.attachment.read()),
              },
            ],
    }).compile();

  async function connect(): Promise<SMTPConnection> {
    const socket = await connectTo(settings);
    return new SMTPConnection({
      host: settings.smtpHost,
      port: settings.smtpPort,
      connection: socket,
      secured: settings.smtpSecurity === 'implicit',
      secure: settings.smtpSecurity === 'implicit',
      requireTLS: settings.smtpSecurity === 'starttls',
      ignoreTLS: settings.smtpSecurity === 'none',
      tls: encryption(settings),
      name: domain,
      greetingTimeout: 8_000,
      socketTimeout: contentTimeout + responseTimeout,
    });
  }

  return async (mail, beforeEnd) => {
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let connection: SMTPConnection | undefined;
    try {
      connection = await connect();
      const opened = connection;
      await new Promise<void>((resolve, reject) => {
        const settle = (error?: Error | null): void => (error ? reject(error) : resolve());
        const expectWithin = (milliseconds: number): void => {
          clearTimeout(timer);
          timer = setTimeout(() => reject(failure('ELATE')), milliseconds);
        };
        // Read only when the server has asked for the content.
        async function* contentOf(message: ReturnType<typeof compose>): AsyncGenerator<Uint8Array> {
          yield* message.createReadStream();
          await beforeEnd();
          isEnded = true;
          expectWithin(responseTimeout);
        }
        const send = (): void => {
          const message = compose(mail);
          opened.send(message.getEnvelope(), Readable.from(contentOf(message), { objectMode: false }), settle);
        };
        expectWithin(contentTimeout);
        opened.on('error', reject);
        opened.once('end', () => reject(failure('ECONNECTION')));
        opened.connect((error) => {
          if (error) reject(error);
          else if (settings.smtpUser === null) send();
          else
            opened.login({ user: settings.smtpUser, pass: settings.smtpPassword ?? '' }, (failed) =>
              failed ? reject(failed) : send(),
            );
        });
      });
      opened.quit();
      return { sent: true };
    } catch (error) {
      connection?.close();
      return deliveryFailure(error, isEnded);
    } finally {
      clearTimeout(timer);
    }
  };
}
