import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Settings } from '../settings.ts';
import { createMailer, failureOf } from './mail.ts';

it.each([
  ['a rejection of the mail after its content', { responseCode: 451, command: 'DATA' }, true, '451', false, true],
  ['a rejection before it', { responseCode: 451, command: 'RCPT TO' }, false, '451', false, false],
  ['a lost connection after its content', { code: 'ECONNECTION' }, true, 'ECONNECTION', true, false],
])('tells whether the office may have the mail after %s', (_, error, isEnded, code, ambiguous, refused) => {
  expect(failureOf(error, isEnded)).toMatchObject({ code, ambiguous, refused });
});

describe('a mail server', () => {
  /** Sends a mail to a server that answers a command, or the end of the content, with these lines. */
  async function sendTo(answers: Record<string, string[]>, beforeEnd = async () => {}) {
    const usual = { hello: ['220 ready'], EHLO: ['250 here'], MAIL: ['250 ok'], RCPT: ['250 ok'], DATA: ['354 go on'] };
    const all: Record<string, string[]> = { ...usual, '.': ['250 accepted'], ...answers };
    const server = createServer((socket) => {
      const say = (what: string) => socket.write((all[what] ?? []).map((line) => `${line}\r\n`).join(''));
      say('hello');
      socket.on('error', () => {});
      createInterface(socket).on('line', (line) => void say(line.split(' ')[0] ?? ''));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const settings = {
      ...{ smtpHost: '127.0.0.1', smtpPort: (server.address() as AddressInfo).port, smtpSecurity: 'none' as const },
      ...{ smtpUser: null, smtpPassword: null, smtpAuthority: null, mailResponseSeconds: 1 },
      mailFrom: 'website@optometry.example',
    };
    const sendMail = createMailer(settings as Settings, { name: 'Test' });
    const mail = { id: 'R-000001', subject: 'A', replyTo: null, text: 'x', html: 'x', attachment: null };
    return sendMail(mail, 'office@optometry.example', beforeEnd);
  }

  it('has a mail when it accepts its content', async () => {
    expect(await sendTo({})).toBeNull();
  });

  it.each<[string, Record<string, string[]>]>([
    ['takes DATA with another answer than 354', { DATA: ['250 ok'] }],
    ['answers the content before its end', { DATA: ['354 go on', '250 accepted'] }],
    ['answers once more than it was asked', { EHLO: ['250 here', '250 here'] }],
  ])('has no mail when it %s', async (_, answers) => {
    const beforeEnd = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
    expect(await sendTo(answers, beforeEnd)).toMatchObject({ code: 'EPROTOCOL', ambiguous: false });
  });

  it('counts no mail as a possible copy when the database fails before its end', async () => {
    const failing = () => Promise.reject(new Error('No database'));
    expect(await sendTo({}, failing)).toMatchObject({ ambiguous: false });
  });
});
