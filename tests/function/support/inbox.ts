import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';

/** How long tests of the function poll, and how often, in milliseconds. Far longer than anything takes. */
export const polling = { timeout: 20_000, interval: 20 };

export interface ReceivedMail {
  /** The envelope recipients. */
  recipients: string[];
  raw: string;
  email: Email;
  /** Whether the connection was encrypted. */
  secure: boolean;
}

/** The token of the link in a mail that marks the request as handled; empty when there is no link. */
export const tokenIn = ({ email }: ReceivedMail): string => /\/handled#(\S+)/.exec(email.text ?? '')?.[1] ?? '';

/** Decides on a mail: an error rejects it, a promise holds it, and with `silent` it is stored without a reply. */
type Verdict = (mail: ReceivedMail) => unknown;

const accept: Verdict = () => {};

/** A verdict that rejects each mail with an SMTP reply code such as 550. */
export const reject =
  (responseCode: number, message = 'Rejected'): Verdict =>
  () => {
    throw Object.assign(new Error(message), { responseCode });
  };

/** The mail server of the office. It stores the mails that it accepts. */
export class Inbox {
  port = 0;
  mails: ReceivedMail[] = [];
  /** How many mails were offered, those that it did not accept included. */
  offered = 0;
  verdict = accept;
  #server?: SMTPServer;

  /**
   * Listens on 127.0.0.1.
   * @param port the one of the last time by default
   * @param options of the server; by default it has neither TLS nor authentication
   */
  async listen(port = this.port, options: SMTPServerOptions = {}): Promise<this> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      disableReverseLookup: true,
      ...options,
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          this.offered += 1;
          const raw = Buffer.concat(chunks);
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const email = await PostalMime.parse(raw);
          const mail = { recipients, raw: raw.toString('latin1'), email, secure: session.secure };
          try {
            const isSilent = (await this.verdict(mail)) === 'silent';
            this.mails.push(mail);
            if (!isSilent) callback();
          } catch (error) {
            callback(error instanceof Error ? error : new Error(String(error)));
          }
        });
      },
    });
    // Some tests close connections on purpose.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.port = port;
    this.#server = server;
    return this;
  }

  /** Stops the server. */
  close(): Promise<void> {
    return new Promise((resolve) => this.#server?.close(resolve));
  }

  /** Forgets everything, and listens with the default options. */
  async reset(): Promise<void> {
    await this.close();
    Object.assign(this, { mails: [], offered: 0, verdict: accept });
    await this.listen();
  }

  /** Holds the next mail until the returned function is called. With an error, the mail is rejected. */
  hold(): (error?: Error) => void {
    let release: (error?: Error) => void = () => {};
    const held = new Promise<void>((resolve, reject) => {
      release = (error) => (error ? reject(error) : resolve());
    });
    this.verdict = () => {
      this.verdict = accept;
      return held;
    };
    return release;
  }

  /** Waits for the first mail whose subject contains this, such as a reference. */
  waitFor(subject: string | RegExp): Promise<ReceivedMail> {
    return vi.waitFor(() => {
      const mail = this.mails.find(({ email }) => email.subject?.match(subject));
      if (mail) return mail;
      throw new Error(`No mail "${subject}" among ${this.mails.map(({ email }) => email.subject)}`);
    }, polling);
  }

  /** The number of received mails with this reference. */
  count(reference: string): number {
    return this.mails.filter(({ email }) => email.subject?.includes(reference)).length;
  }
}
