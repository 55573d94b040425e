import { createHash } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';

/** A received mail. `fileHash` is the SHA-256 of its attachment in hex, or null. */
export interface ReceivedMail {
  reference: string;
  fileHash: string | null;
  /** Whether it says that the office may have it already. */
  isMarked: boolean;
}

/** When the server is about to reply: to the connection, or to a mail that it has received. */
export type Moment = 'greeting' | 'answer';

/** The office's mail server, which can be closed and opened again without losing mail. */
export interface Office {
  port: number;
  readonly mails: ReceivedMail[];
  open(): Promise<void>;
  close(): Promise<void>;
}

/** The SHA-256 of the bytes, in hex. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Parses the function's own mails; a general parser would take too long. */
function read(raw: Buffer): ReceivedMail {
  const head = raw.subarray(0, raw.indexOf('\r\n\r\n')).toString('latin1');
  const reference = /^Subject:.*(R-[0-9A-Z]{6})/m.exec(head)?.[1] ?? 'none';
  const attachment = raw.indexOf('Content-Disposition: attachment');
  const written = raw.toString('latin1', 0, attachment === -1 ? raw.length : attachment).replaceAll('=\r\n', '');
  const isMarked = written.includes('You may already have this email.');
  if (attachment === -1) return { reference, fileHash: null, isMarked };
  const start = raw.indexOf('\r\n\r\n', attachment);
  const file = Buffer.from(raw.toString('latin1', start, raw.indexOf('\r\n--', start)), 'base64');
  return { reference, fileHash: hashOf(file), isMarked };
}

const endOfMail = Buffer.from('\r\n.\r\n');

/** A minimal SMTP server. A complete one delays each mail by a tenth of a second against spam. */
function receiveMail(socket: Socket, keep: (raw: Buffer) => void, pause: (moment: Moment) => Promise<void>): void {
  let chunks: Buffer[] | null = null;
  const say = (line: string): boolean => socket.write(`${line}\r\n`);
  const sayAfter = (moment: Moment, line: string): void => void pause(moment).then(() => say(line));

  const obey = (line: string): void => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'DATA') {
      chunks = [];
      say('354 Go on');
    } else if (command === 'QUIT') socket.end('221 Bye\r\n');
    else say('250 OK');
  };

  socket.on('data', (chunk: Buffer) => {
    if (chunks === null) {
      obey(chunk.toString('latin1').trim());
      return;
    }
    chunks.push(chunk);
    if (chunk.at(-1) !== endOfMail.at(-1)) return;
    const tail = Buffer.concat(chunks.slice(-endOfMail.length));
    if (!tail.subarray(-endOfMail.length).equals(endOfMail)) return;
    keep(Buffer.concat(chunks));
    chunks = null;
    sayAfter('answer', '250 Taken');
  });
  // A killed function closes the connection in the middle of a mail.
  socket.on('error', () => {});
  sayAfter('greeting', '220 office.example');
}

/**
 * Creates the office's mail server on a port of 127.0.0.1. It is closed at first.
 * @param pause awaited before some replies
 */
export function createOffice(port: number, pause: (moment: Moment) => Promise<void> = async () => {}): Office {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let server: Server | null = null;

  return {
    port,
    mails,
    open: async () => {
      const opened = createServer((socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        receiveMail(socket, (raw) => mails.push(read(raw)), pause);
      });
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', () => resolve()));
      server = opened;
    },
    close: async () => {
      const closing = server;
      server = null;
      for (const socket of sockets) socket.destroy();
      if (closing !== null) await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
  };
}
