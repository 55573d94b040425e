import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Child, startChild } from './child.ts';

/** The ports and folder of the local inbox. */
export interface InboxOptions {
  /** The port of its web page. */
  webPort: number;
  /** Port for SMTP. */
  smtpPort: number;
  /** The folder of the mail, which survives restarts. */
  folder: string;
}

const program = join(dirname(createRequire(import.meta.url).resolve('maildev/package.json')), 'bin', 'maildev');

/** Starts an inbox that accepts all mail and shows it on a web page. Rejects when a port is taken. */
export async function startInbox({ webPort, smtpPort, folder }: InboxOptions): Promise<Child> {
  await mkdir(folder, { recursive: true });
  return startChild({
    command: process.execPath,
    args: [
      ...[program, '--silent', '--mail-directory', folder],
      ...['--ip', '127.0.0.1', '--smtp', String(smtpPort)],
      ...['--web-ip', '127.0.0.1', '--web', String(webPort)],
    ],
    ports: [webPort, smtpPort],
  });
}
