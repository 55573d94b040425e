import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';

/** How long tests of the function poll, and how often, in milliseconds. Far longer than anything takes. */
export const polling = { timeout: 20_000, interval: 20 };

/** A received mail. */
export interface ReceivedMail {
  /** The envelope recipients. */
  recipients: string[];
  raw: string;
  email: Email;
  /** Whether the connection was encrypted. */
  secure: boolean;
}

/** The mail server of the office. */
export interface Inbox {
  port: number;
  mails: ReceivedMail[];
  /** Waits for the first mail with this reference. */
  waitFor(reference: string): Promise<ReceivedMail>;
  /** The number of received mails with this reference. */
  count(reference: string): number;
  /** Stops the server. */
  close(): Promise<void>;
}

/** Decides on each mail before it is accepted. An error rejects it. */
export type Verdict = () => Promise<void> | void;

/** An SMTP error with a reply code such as 550. */
export const smtpError = (responseCode: number): Error => Object.assign(new Error('Rejected'), { responseCode });

/**
 * Starts a mail server that stores the mails it receives.
 * @param port the port on 127.0.0.1
 * @param options.verdict called once for each mail, before it is stored
 * @param options.isSilent whether the server stores a mail without a reply, called for each mail
 * @param options.smtp further options of the server; the default has no TLS and no authentication
 */
export async function openInbox(
  port: number,
  options: { verdict?: Verdict; isSilent?: () => boolean; smtp?: SMTPServerOptions } = {},
): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    disableReverseLookup: true,
    ...options.smtp,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        try {
          await options.verdict?.();
          const raw = Buffer.concat(chunks);
          mails.push({
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            raw: raw.toString('latin1'),
            email: await PostalMime.parse(raw),
            secure: session.secure,
          });
          if (!options.isSilent?.()) callback();
        } catch (error) {
          callback(error instanceof Error ? error : new Error(String(error)));
        }
      });
    },
  });
  // Some tests close connections on purpose.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));

  const findMails = (reference: string): ReceivedMail[] =>
    mails.filter(({ email }) => email.subject?.includes(reference) === true);
  return {
    port,
    mails,
    waitFor: (reference) =>
      vi.waitFor(() => {
        const [mail] = findMails(reference);
        if (mail === undefined) throw new Error(`No mail with the reference ${reference}`);
        return mail;
      }, polling),
    count: (reference) => findMails(reference).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
