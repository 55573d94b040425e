import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RunningFunction, startFunction } from '../../scripts/services/function.ts';
import { neededSchema } from '../../supabase/functions/send-contact-email/monitoring.ts';
import {
  databaseForTests,
  environment,
  logged,
  openFunction,
  publishableKey,
  wakeUpSecret,
} from './support/backend.ts';
import { post } from './support/client.ts';
import { type Inbox, openInbox, polling, type ReceivedMail, smtpError } from './support/inbox.ts';
import { appointment, inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const database = databaseForTests();
let inbox: Inbox;
let verdict: () => void | Promise<void>;
let running: RunningFunction;

afterEach(async () => {
  await running?.stop();
  await inbox?.close();
  await database.sql`truncate requests.request, requests.outgoing_mail, requests.alarm, requests.last_run cascade`;
  await database.moveClock('0');
});

async function start(settings: Record<string, string> = {}): Promise<void> {
  verdict = () => {};
  inbox = await openInbox(await freePort(), { verdict: () => verdict() });
  running = await openFunction({ ...environment(database.functionUrl, inbox.port), ...settings });
}

const statusOf = async (reference: string): Promise<string | undefined> =>
  (await database.sql<{ status: string }[]>`select status from requests.status where reference = ${reference}`)[0]
    ?.status;

const untilStatus = (reference: string, status: string): Promise<void> =>
  vi.waitFor(async () => expect(await statusOf(reference)).toBe(status), polling);

/** Sends a request, and waits until its mail is delivered. */
async function deliver(payload: object = inquiry): Promise<{ reference: string; mail: ReceivedMail; token: string }> {
  const { reference } = await post(running.url, payload);
  const mail = await inbox.waitFor(reference);
  await untilStatus(reference, 'delivered');
  return { reference, mail, token: /\/handled#(\S+)/.exec(mail.email.text ?? '')?.[1] ?? '' };
}

const untilMail = (subject: string): Promise<ReceivedMail> =>
  vi.waitFor(() => {
    const mail = inbox.mails.find(({ email }) => email.subject === subject);
    if (mail === undefined)
      throw new Error(`No mail "${subject}" among ${inbox.mails.map(({ email }) => email.subject)}`);
    return mail;
  }, polling);

const headers = { 'Content-Type': 'application/json', apikey: publishableKey };

async function askHandled(body: unknown): Promise<{ status: number; json: Record<string, unknown> }> {
  const response = await fetch(`${running.url}/handled`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const wiped = async (reference: string): Promise<boolean | undefined> =>
  (await database.sql`select wiped_at is not null as wiped from requests.request where reference = ${reference}`)[0]
    ?.wiped;

describe('the link in the mail', () => {
  it('shows the request without anything personal, and marks it as handled once', async () => {
    await start();
    const { reference, token, mail } = await deliver(appointment);
    expect(mail.email.html).toContain(`/handled#${token}`);
    const shown = await askHandled({ token });
    expect(shown).toEqual({
      status: 200,
      json: { reference, type: 'appointment', receivedAt: expect.any(String), handledAt: null },
    });
    expect(await statusOf(reference)).toBe('delivered');

    const marked = await askHandled({ token, handled: true });
    expect(marked.json).toMatchObject({ reference, handledAt: expect.any(String) });
    expect(await askHandled({ token, handled: true })).toEqual(marked);
    expect(await statusOf(reference)).toBe('handled');
  });

  it('is refused when it is changed, of another request, or older than 60 days', async () => {
    await start();
    const { token } = await deliver();
    const [reference, day, signature] = token.split('.');
    for (const wrong of ['', 'R-000000.21000.aaaaaaaaaaaaaaaaaaaaaa', `${reference}.${Number(day) + 1}.${signature}`]) {
      expect((await askHandled({ token: wrong })).status, wrong).toBe(404);
    }
    expect((await askHandled({})).status).toBe(404);
    await database.sql`update requests.request set received_at = received_at - interval '61 days'`;
    await database.sql`update requests.outgoing_mail set state = 'waiting', due_at = requests.clock()`;
    await vi.waitFor(() => expect(inbox.count(reference ?? '')).toBe(2), polling);
    const old = /\/handled#(\S+)/.exec(inbox.mails.at(-1)?.email.text ?? '')?.[1];
    expect(await askHandled({ token: old })).toMatchObject({ status: 410, json: { error: { code: 'link_expired' } } });
  });

  it('is missing, and nobody is reminded, when the office does not use it', async () => {
    await start({ HANDLED_LINKS: 'false' });
    const { token, reference } = await deliver();
    expect(token).toBe('');
    await database.moveClock('4 days');
    const other = await post(running.url, appointment);
    await inbox.waitFor(other.reference);
    expect(inbox.count(reference)).toBe(1);
  });
});

describe('a request that nobody handles', () => {
  it('gets no reminder when it was wiped before the office used the link', async () => {
    await start({ HANDLED_LINKS: 'false' });
    const { reference: old } = await deliver();
    await database.moveClock('7 days 1 minute');
    await vi.waitFor(async () => expect(await wiped(old)).toBe(true), polling);
    await running.stop();
    await inbox.close();
    await start();
    const { reference } = await deliver();
    await database.moveClock('8 days 2 minutes');
    await untilMail(`Reminder: ${reference} is not handled`);
    const kinds = await database.sql`select kind from requests.outgoing_mail where reference = ${old}`;
    expect([...kinds]).toEqual([{ kind: 'request' }]);
  });

  it('gets a reminder after one day and after three, then raises an alarm', async () => {
    await start();
    const { reference, token } = await deliver();
    await database.moveClock('25 hours');
    const first = await untilMail(`Reminder: ${reference} is not handled`);
    expect(first.email.text).toContain(`/handled#${token}`);
    expect(first.raw).not.toMatch(/José|O.Brien|jose@example/);
    await database.moveClock('73 hours');
    await untilMail(`Second reminder: ${reference} is not handled`);
    await logged(running, { event: 'alarm', outcome: 'request not handled', reference });
    expect(inbox.count(reference)).toBe(3);
  });

  it('gets no reminder once it is handled', async () => {
    await start();
    const { reference, token } = await deliver();
    verdict = () => {
      throw smtpError(451);
    };
    await database.moveClock('25 hours');
    await logged(running, { event: 'mail', kind: 'reminder', outcome: 'waiting' });
    await askHandled({ token, handled: true });
    verdict = () => {};
    await database.moveClock('30 days');
    const other = await deliver(appointment);
    expect(inbox.count(other.reference)).toBe(1);
    expect(inbox.count(reference)).toBe(1);
  });

  it('is wiped seven days after it was handled, or thirty days after delivery', async () => {
    await start();
    const handled = await deliver(orderWith(pdf(1000)));
    const ignored = await deliver();
    await askHandled({ token: handled.token, handled: true });
    await database.moveClock('6 days 23 hours');
    await untilMail(`Second reminder: ${ignored.reference} is not handled`);
    expect(await wiped(handled.reference)).toBe(false);
    await database.moveClock('7 days 1 minute');
    await vi.waitFor(async () => expect(await wiped(handled.reference)).toBe(true), polling);
    expect(await wiped(ignored.reference)).toBe(false);
    await database.moveClock('30 days 1 minute');
    await vi.waitFor(async () => expect(await wiped(ignored.reference)).toBe(true), polling);
  });
});

describe('a notice of the mail provider', () => {
  const notify = async (body: unknown, secret = 'notices-secret'): Promise<number> => {
    const call = { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` } };
    return (await fetch(`${running.url}/notices`, { ...call, body: JSON.stringify(body) })).status;
  };

  it('of a bounce keeps the request until somebody has handled it, and raises an alarm', async () => {
    await start({ NOTICES_SECRET: 'notices-secret' });
    const { reference, token } = await deliver();
    expect(
      await notify({ RecordType: 'Bounce', Subject: `General inquiry ${reference}`, Email: 'office@x.example' }),
    ).toBe(204);
    expect(await statusOf(reference)).toBe('bounced');
    await logged(running, { event: 'alarm', outcome: 'mail bounced', reference });
    await database.moveClock('40 days');
    await logged(running, { event: 'mail', outcome: 'delivered' });
    await vi.waitFor(async () => {
      const [run] =
        await database.sql`select at > requests.clock() - interval '1 hour' as recent from requests.last_run`;
      expect(run).toEqual({ recent: true });
    }, polling);
    expect(await wiped(reference)).toBe(false);
    await askHandled({ token, handled: true });
    await database.moveClock('48 days');
    await vi.waitFor(async () => expect(await wiped(reference)).toBe(true), polling);
  });

  it('of the bounce of a reminder leaves the request delivered', async () => {
    await start({ NOTICES_SECRET: 'notices-secret' });
    const { reference } = await deliver();
    expect(await notify({ RecordType: 'Bounce', Subject: `Reminder: ${reference} is not handled` })).toBe(204);
    expect(await statusOf(reference)).toBe('delivered');
  });

  it('is refused without the secret, and stored when it is unknown', async () => {
    await start({ NOTICES_SECRET: 'notices-secret' });
    const { reference } = await deliver();
    expect(await notify({ RecordType: 'Bounce', Subject: reference }, 'wrong')).toBe(401);
    expect(await notify({ strange: 'shape' })).toBe(204);
    expect(await statusOf(reference)).toBe('delivered');
    const stored = await database.sql`select reference, is_bounce, content is not null as kept from requests.notice`;
    expect([...stored]).toEqual([{ reference: null, is_bounce: false, kept: true }]);
  });
});

describe('health', () => {
  const health = async (): Promise<{ status: number; body: Record<string, unknown> }> => {
    const response = await fetch(`${running.url}/health`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('is 200 while all is well, and 503 with the problem otherwise', async () => {
    await start();
    await deliver();
    await vi.waitFor(async () => expect((await health()).body.lastMaintenance).not.toBeNull(), polling);
    expect(await health()).toMatchObject({
      status: 200,
      body: { status: 'ok', problems: [], schema: neededSchema, waiting: 0, oldestWaitingSeconds: 0 },
    });
    verdict = () => {
      throw smtpError(550);
    };
    const { reference } = await post(running.url, inquiry);
    await untilStatus(reference, 'dead');
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'failing', problems: [{ name: 'mail dead', count: 1 }] },
    });
    expect((await fetch(`${running.url}/health`, { method: 'POST' })).status).toBe(405);
  });

  it('is 503 when the database cannot be reached, and when the schedule stops', async () => {
    const away = await openFunction({
      ...environment(database.functionUrl.replace(/:\d+\//, `:${await freePort()}/`), await freePort()),
      RETRY_SECONDS: '0',
    });
    try {
      const response = await fetch(`${away.url}/health`);
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { problems: [{ name: 'database unreachable' }] },
      ]);
    } finally {
      await away.stop();
    }
    await start({ RETRY_SECONDS: '0' });
    await database.sql`insert into requests.last_run values ('maintenance', requests.clock() - interval '6 minutes')`;
    expect(await health()).toMatchObject({ status: 503, body: { problems: [{ name: 'maintenance missing' }] } });
  });

  it('of a hosted function counts only calls of the schedule as maintenance', async () => {
    inbox = await openInbox(await freePort(), { verdict: () => verdict() });
    verdict = () => {
      throw smtpError(451);
    };
    running = await startFunction({
      hosted: true,
      port: await freePort(),
      env: { ...environment(database.functionUrl, inbox.port), TRUSTED_PROXY_HOPS: '1' },
    });
    await post(running.url, inquiry);
    await logged(running, { event: 'mail', outcome: 'waiting' });
    verdict = () => {};
    await database.moveClock('10 minutes');
    await logged(running, { event: 'mail', outcome: 'delivered' });
    expect(await health()).toMatchObject({ status: 503, body: { problems: [{ name: 'maintenance missing' }] } });
    const schedule = { Authorization: `Bearer ${wakeUpSecret}` };
    expect((await fetch(`${running.url}/wake-up`, { method: 'POST', headers: schedule })).status).toBe(204);
    await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 200 }), polling);
  });
});

describe('alarms', () => {
  let webhook: Server;
  let calls: { text: string; name: string; subject: string }[];
  let answer: number;

  afterEach(() => webhook.close());

  async function openWebhook(): Promise<string> {
    calls = [];
    answer = 200;
    webhook = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (answer === 200) calls.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(answer).end();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => webhook.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${port}/alarm`;
  }

  it('reach a webhook and a second mail server, every day until the problem is over', async () => {
    const second = await openInbox(await freePort());
    await start({
      ALARM_WEBHOOK_URL: await openWebhook(),
      ALARM_EMAIL: 'pager@optometry.example',
      ALARM_SMTP_URL: `smtp://127.0.0.1:${second.port}`,
    });
    try {
      verdict = () => {
        throw smtpError(550);
      };
      const { reference } = await post(running.url, inquiry);
      await vi.waitFor(() => expect(calls).toHaveLength(1), polling);
      expect(calls[0]).toMatchObject({ name: 'mail dead', subject: reference });
      expect(calls[0]?.text).toBe(
        `Test Optometry website: mail dead ${reference} - An email could not be sent, and is not tried again. Call the patient.`,
      );
      expect((await second.waitFor(reference)).recipients).toEqual(['pager@optometry.example']);

      await vi.waitFor(async () => {
        const [alarm] =
          await database.sql`select due_at > requests.clock() + interval '1 hour' as sent from requests.alarm`;
        expect(alarm).toEqual({ sent: true });
      }, polling);
      await database.moveClock('25 hours');
      await vi.waitFor(() => expect(calls).toHaveLength(2), polling);
      expect(calls[1]?.text).toContain('(still)');
      await database.sql`update requests.outgoing_mail set state = 'delivered', delivered_at = requests.clock()`;
      await vi.waitFor(
        async () => expect([...(await database.sql`select * from requests.alarm`)]).toEqual([]),
        polling,
      );
    } finally {
      await second.close();
    }
  });

  it('about waiting mail are sent while the mail server hangs', async () => {
    await start({ ALARM_WEBHOOK_URL: await openWebhook(), MAIL_RESPONSE_SECONDS: '600' });
    let release = () => {};
    let asked = 0;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    verdict = () => {
      asked += 1;
      return released;
    };
    try {
      await post(running.url, inquiry);
      await vi.waitFor(() => expect(asked).toBe(1), polling);
      await database.sql`truncate requests.last_run`;
      await vi.waitFor(async () => expect(await database.sql`select from requests.last_run`).toHaveLength(1), polling);
      await database.moveClock('16 minutes');
      await vi.waitFor(() => expect(calls[0]).toMatchObject({ name: 'mail waiting' }), polling);
    } finally {
      release();
    }
  });

  it('about a dead reminder do not say that the request is missing', async () => {
    await start({ ALARM_WEBHOOK_URL: await openWebhook() });
    await deliver();
    verdict = () => {
      throw smtpError(550);
    };
    await database.moveClock('25 hours');
    await vi.waitFor(() => expect(calls).toHaveLength(1), polling);
    expect(calls[0]).toMatchObject({ name: 'reminder dead', text: expect.stringContaining('Ask the office') });
  });

  it('that cannot be sent are tried again, and are in the health', async () => {
    await start({ ALARM_WEBHOOK_URL: await openWebhook() });
    answer = 500;
    verdict = () => {
      throw smtpError(550);
    };
    await post(running.url, inquiry);
    await logged(running, { event: 'alarm', outcome: 'mail dead', code: '500' });
    const { problems } = (await (await fetch(`${running.url}/health`)).json()) as { problems: { name: string }[] };
    expect(problems.map(({ name }) => name)).toContain('alarm not sent');
    answer = 200;
    await database.moveClock('6 minutes');
    await vi.waitFor(() => expect(calls).toHaveLength(1), polling);
  });
});

it('sends a digest a day, also of a day without requests', async () => {
  await start({ DIGEST_HOUR: '0' });
  await untilMail('Website requests: 0 new, 0 open');
  await deliver();
  await deliver(appointment);
  await post(running.url, { ...inquiry, website: 'https://spam.example' });
  await database.moveClock('24 hours');
  const { email } = await untilMail('Website requests: 2 new, 2 open');
  expect(email.text).toMatch(/Appointment request: 1\nGeneral inquiry: 1\nContact lens order: 0\nHeld as spam: 1\n/);
  await database.moveClock('48 hours');
  const next = await untilMail('Website requests: 0 new, 2 open');
  expect(next.email.text).toMatch(/Not handled for a day: R-\w{6}, R-\w{6}\n/);
  expect(next.raw).not.toMatch(/José|O.Brien|jose@example/);
});

it('sends a request to itself end to end, wipes it, and raises an alarm when that stops', async () => {
  await start({ SMOKE_EMAIL: 'smoke@optometry.example' });
  const mail = await vi.waitFor(() => {
    const [first] = inbox.mails;
    if (first === undefined) throw new Error('No mail');
    return first;
  }, polling);
  expect(mail.recipients).toEqual(['smoke@optometry.example']);
  expect(mail.email.subject).toMatch(/^Test: General inquiry R-/);
  expect(running.output()).not.toContain('"event":"alarm"');
  await vi.waitFor(async () => {
    const [request] = await database.sql`select wiped_at is not null as wiped from requests.request where is_smoke`;
    expect(request).toEqual({ wiped: true });
  }, polling);

  verdict = () => {
    throw smtpError(451);
  };
  await database.moveClock('13 hours');
  await logged(running, { event: 'alarm', outcome: 'smoke request missing' });
});

it('does not take a dead smoke request for a mail that the office misses', async () => {
  await start();
  await running.stop();
  verdict = () => {
    throw smtpError(550);
  };
  running = await openFunction({
    ...environment(database.functionUrl, inbox.port),
    SMOKE_EMAIL: 'smoke@optometry.example',
  });
  await logged(running, { event: 'mail', outcome: 'dead' });
  const { problems } = (await (await fetch(`${running.url}/health`)).json()) as { problems: unknown[] };
  expect(problems).toEqual([]);
});

it('raises an alarm long before the limit of all requests refuses any', async () => {
  await start({ LIMIT_OVERALL: '8' });
  for (let count = 0; count < 3; count += 1) expect((await post(running.url, inquiry)).status).toBe(200);
  await logged(running, { event: 'alarm', outcome: 'many requests' });
});
