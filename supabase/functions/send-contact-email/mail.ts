import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { connectTo, encryption } from './connection.ts';
import type { OfficeMail } from './office-mail.ts';
import type { MailFailure } from './queue.ts';
import type { Settings } from './settings.ts';

/** The result of sending a mail. `unreachable`: the mail server itself failed, so other mails would fail as well. */
export type Delivery = { sent: true } | ({ sent: false; unreachable: boolean } & MailFailure);

/** Sends one mail. Never rejects. */
export type SendMail = (mail: OfficeMail) => Promise<Delivery>;

type MailSettings = Pick<Settings, 'smtp' | 'practiceName' | 'officeEmail' | 'mailFrom'>;

/** Timeout for one mail in milliseconds: shorter than its lease. */
export const mailTimeout = 25_000;

// The connection failed before the mail was sent.
const beforeTheMail = ['ECONNECT', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROTOCOL'];
// The server rejected this one mail.
const aboutTheMail = ['EENVELOPE', 'EMESSAGE'];

const detail = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

function explain(error: unknown): Delivery {
  const status = detail(error, 'responseCode');
  const name = String(detail(error, 'code') ?? 'EUNKNOWN');
  const answered = typeof status === 'number';
  const refusedMail = answered && aboutTheMail.includes(name);
  return {
    sent: false,
    code: refusedMail ? String(status) : name,
    permanent: refusedMail && status >= 500,
    ambiguous: !answered && !beforeTheMail.includes(name),
    unreachable: !refusedMail,
  };
}

const domainOf = (address: string): string => /@([^\s>]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';

/** Creates the function that mails the office. TLS is required for every server except a local one. */
export function createMailer({ smtp, practiceName, officeEmail, mailFrom }: MailSettings): SendMail {
  const domain = domainOf(mailFrom);
  const transport = nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.security === 'implicit',
    requireTLS: smtp.security === 'starttls',
    ignoreTLS: smtp.security === 'none',
    tls: encryption(smtp),
    getSocket: (_options, callback) => {
      connectTo(smtp).then(
        (connection) => callback(null, { connection, secured: smtp.security === 'implicit' }),
        (error: Error) => callback(error, false),
      );
    },
    ...(smtp.user !== null && { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
    name: domain,
    greetingTimeout: 8_000,
    socketTimeout: 12_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const deliver = (mail: OfficeMail): Promise<unknown> =>
    transport.sendMail({
      from: { name: `${practiceName} website`, address: mailFrom },
      to: officeEmail,
      replyTo: { name: '', address: mail.replyTo },
      subject: mail.subject,
      // The same for every copy, so that mail programs recognize duplicates.
      messageId: `<${mail.reference}@${domain}>`,
      text: mail.text,
      html: mail.html,
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
    });

  return async (mail) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ELATE' })), mailTimeout);
    });
    try {
      await Promise.race([deliver(mail), late]);
      return { sent: true };
    } catch (error) {
      return explain(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
