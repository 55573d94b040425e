import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { databaseForTests, denoVersions, environment, logged, openFunction } from './support/backend.ts';
import { certificateFor } from './support/certificate.ts';
import { post } from './support/client.ts';
import { type Inbox, openInbox } from './support/inbox.ts';
import { inquiry } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const certificate = certificateFor('localhost');
const elsewhere = certificateFor('elsewhere.example');
const server: SMTPServerOptions = {
  ...certificate,
  disabledCommands: [],
  authOptional: false,
  onAuth: ({ username, password }, _session, callback) =>
    username === 'office' && password === 'secret' ? callback(null, { user: 'office' }) : callback(new Error('No')),
};

const database = databaseForTests();
let inbox: Inbox;
let running: RunningFunction;

afterEach(async () => {
  await running?.stop();
  await inbox?.close();
});

/** Starts mail server and function, and sends an inquiry. */
async function send(denoBinary: string, smtp: SMTPServerOptions, settings: Record<string, string>): Promise<string> {
  inbox = await openInbox(await freePort(), { smtp: { ...server, ...smtp } });
  running = await openFunction(
    {
      ...environment(database.functionUrl, inbox.port),
      SMTP_HOST: 'localhost',
      SMTP_USER: 'office',
      SMTP_PASSWORD: 'secret',
      SMTP_CA: `${certificate.cert}\n${elsewhere.cert}`,
      ...settings,
    },
    denoBinary,
  );
  const { status, reference } = await post(running.url, inquiry);
  expect(status).toBe(200);
  return reference;
}

/** Waits until a failed delivery is logged. Returns its error code. */
const failureOf = async (reference: string): Promise<unknown> =>
  (await logged(running, { event: 'mail', reference })).code;

describe.each(denoVersions)('under the %s Deno, mail', (_, denoBinary) => {
  it('is sent over implicit TLS', async () => {
    const reference = await send(denoBinary, { secure: true }, { SMTP_TLS: 'implicit' });
    expect((await inbox.waitFor(reference)).secure).toBe(true);
  });

  it('is sent over STARTTLS', async () => {
    const reference = await send(denoBinary, {}, { SMTP_TLS: 'starttls' });
    expect((await inbox.waitFor(reference)).secure).toBe(true);
  });

  it('is not sent to a server without TLS', async () => {
    const smtp = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
    const reference = await send(denoBinary, smtp, { SMTP_TLS: 'starttls' });
    expect(await failureOf(reference)).toMatch(/^E/);
    expect(inbox.mails).toEqual([]);
  });

  it('is not sent to a server with an untrusted certificate', async () => {
    const reference = await send(denoBinary, { secure: true }, { SMTP_TLS: 'implicit', SMTP_CA: '' });
    expect(await failureOf(reference)).toMatch(/^E(?:CONNECT|SOCKET)$/);
    expect(inbox.mails).toEqual([]);
  });

  it('is not sent to a server with a certificate for another host name', async () => {
    const smtp = { secure: true, ...elsewhere };
    const reference = await send(denoBinary, smtp, { SMTP_TLS: 'implicit' });
    expect(await failureOf(reference)).toMatch(/^E(?:CONNECT|SOCKET)$/);
    expect(inbox.mails).toEqual([]);
  });

  it('stays waiting when the password is wrong', async () => {
    const smtp = { secure: true };
    const reference = await send(denoBinary, smtp, { SMTP_TLS: 'implicit', SMTP_PASSWORD: 'wrong' });
    expect(await failureOf(reference)).toBe('EAUTH');
    const [mail] = await database.sql`select state from requests.outgoing_mail where reference = ${reference}`;
    expect(mail).toEqual({ state: 'waiting' });
  });
});
