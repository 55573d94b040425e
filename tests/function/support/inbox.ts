import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';

/** A mail as it was received. */
export interface ReceivedMail {
  /** Every address that the mail was handed over for. */
  recipients: string[];
  raw: string;
  email: Email;
  /** Whether it came over an encrypted connection. */
  secure: boolean;
}

/** The office's mail server. */
export interface Inbox {
  port: number;
  mails: ReceivedMail[];
  /** Waits for the first mail with this reference. */
  waitFor(reference: string): Promise<ReceivedMail>;
  /** How many mails with this reference have arrived. */
  count(reference: string): number;
  /** Takes no more connections. */
  close(): Promise<void>;
}

/** What a mail server thinks of a whole mail before it keeps it. An error refuses the mail. */
export type Verdict = () => Promise<void> | void;

/** A refusal with a status such as 550. */
export const refusal = (responseCode: number): Error => Object.assign(new Error('Refused'), { responseCode });

/**
 * Starts a mail server that keeps what it gets.
 * @param port where it listens, on 127.0.0.1
 * @param options.verdict called once for each mail, before it is kept
 * @param options.silent whether it keeps a mail without ever saying so, asked for each
 * @param options.smtp further options of the server; without any it is plain, without TLS and login
 */
export async function openInbox(
  port: number,
  options: { verdict?: Verdict; silent?: () => boolean; smtp?: SMTPServerOptions } = {},
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
          if (!options.silent?.()) callback();
        } catch (error) {
          callback(error instanceof Error ? error : new Error(String(error)));
        }
      });
    },
  });
  // Clients that refuse the certificate or are killed break off; that is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));

  const about = (reference: string): ReceivedMail[] =>
    mails.filter(({ email }) => email.subject?.includes(reference) === true);
  return {
    port,
    mails,
    waitFor: (reference) =>
      vi.waitFor(
        () => {
          const [mail] = about(reference);
          if (mail === undefined) throw new Error(`No mail with the reference ${reference}`);
          return mail;
        },
        { timeout: 20_000, interval: 20 },
      ),
    count: (reference) => about(reference).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
