import { describe, expect, onTestFinished } from 'vitest';
import { test } from './journey.ts';
import { messageFaults, openWatchedPage } from './page.ts';
import type { TestStack } from './stack.ts';

const inquiry = {
  type: 'inquiry',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@patient.example',
  subject: 'Other',
  message: 'Do you repair glasses?',
};

const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

function send(stack: TestStack, port: number): Promise<Response> {
  const { pathname } = new URL(stack.functionUrl);
  return fetch(`http://127.0.0.1:${port}${pathname}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.siteOrigin, apikey: stack.publishableKey },
    body: JSON.stringify(inquiry),
  });
}

describe('the running product of the tests', () => {
  test('takes a request and mails it', async ({ stack }) => {
    const answer = await send(stack, stack.proxy.port);
    const { reference } = (await answer.json()) as { reference: string };
    const [mail] = await stack.waitForMails(1);
    expect(mail?.email.subject).toContain(reference);
    expect(await stack.readRows()).toMatchObject([{ reference, type: 'inquiry' }]);
  });

  test('forgets one test before the next', async ({ stack }) => {
    expect(stack.readMails()).toEqual([]);
    expect(await stack.readRows()).toEqual([]);
  });

  test('keeps what was sent while the mail server was stopped', async ({ stack }) => {
    await stack.stopMail();
    expect((await send(stack, stack.proxy.port)).status).toBe(200);
    expect(stack.readMails()).toEqual([]);
    await stack.startMail();
    expect(await stack.waitForMails(1)).toHaveLength(1);
  });

  test('has a function that can be stopped and started', async ({ stack }) => {
    await stack.stopFunction();
    await expect(send(stack, stack.proxy.port)).rejects.toThrow();
    await stack.startFunction();
    expect((await send(stack, stack.proxy.port)).status).toBe(200);
  });
});

describe('the proxy before the function', () => {
  test('cuts a request off before the function hears of it', async ({ stack }) => {
    stack.proxy.treatNext('cut before');
    await expect(send(stack, stack.proxy.port)).rejects.toThrow();
    expect(await stack.readRows()).toEqual([]);
  });

  test('loses an answer after the function has done its work', async ({ stack }) => {
    stack.proxy.treatNext('cut after');
    await expect(send(stack, stack.proxy.port)).rejects.toThrow();
    expect(await stack.readRows()).toHaveLength(1);
  });

  test('answers by itself, once or until told otherwise', async ({ stack }) => {
    stack.proxy.treat({ status: 503, headers: { 'Retry-After': '1' } });
    stack.proxy.treatNext({ status: 422, body: { error: { code: 'invalid' } } });
    const first = await send(stack, stack.proxy.port);
    expect(first.status).toBe(422);
    expect(await first.json()).toEqual({ error: { code: 'invalid' } });
    const second = await send(stack, stack.proxy.port);
    expect(second.status).toBe(503);
    expect(second.headers.get('Retry-After')).toBe('1');
  });

  test('holds requests back until they are let go', async ({ stack }) => {
    const release = stack.proxy.hold();
    const answer = send(stack, stack.proxy.port);
    await expect.poll(() => stack.proxy.seen).toHaveLength(1);
    expect(await stack.readRows()).toEqual([]);
    release();
    expect((await answer).status).toBe(200);
  });

  test('turns away what is held back when it is brought back to its start', async ({ stack }) => {
    stack.proxy.hold();
    const answer = send(stack, stack.proxy.port);
    await expect.poll(() => stack.proxy.seen).toHaveLength(1);
    stack.proxy.reset();
    expect((await answer).status).toBe(503);
    expect(await stack.readRows()).toEqual([]);
  });
});

describe('a watched page', () => {
  test('fails the test when its console says what was not expected', async ({ stack }) => {
    const { page, finish } = await openWatchedPage(stack, { path: '/' });
    await page.evaluate(() => console.warn('something is odd'));
    await expect(finish()).rejects.toThrow('Not expected: something is odd');
  });

  test('fails the test when its script throws', async ({ stack }) => {
    const { page, finish } = await openWatchedPage(stack, { path: '/' });
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('it broke');
      });
    });
    await thrown;
    await expect(finish()).rejects.toThrow('Not expected: TypeError: it broke');
  });

  test('fails the test when the policy stops what the console keeps silent about', async ({ stack }) => {
    const { page, finish } = await openWatchedPage(stack, { path: '/' });
    // Only what the page does by itself is under its policy, not what is evaluated on it.
    const isStopped = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
          setTimeout(() => {
            try {
              resolve(new Function('return false')());
            } catch {
              // What is stopped is told by an event.
            }
          });
        }),
    );
    expect(isStopped).toBe(true);
    await expect(finish()).rejects.toThrow("Not expected: The policy's script-src stopped eval");
  });

  test('hears of the policy in every document of a page, also of one that was used before', async ({ stack }) => {
    const first = await openWatchedPage(stack, { path: '/' });
    await first.finish();
    const { page, finish } = await openWatchedPage(stack, { path: '/terms' });
    await page.goto('/privacy');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('securitypolicyviolation', () => resolve(), { once: true });
          document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Planted</p>');
        }),
    );
    await expect(finish()).rejects.toThrow("Not expected: The policy's style-src-attr stopped inline");
  });

  test('may say what the test provokes', async ({ stack }) => {
    const { finish } = await openWatchedPage(stack, { path: '/no-such-page', expectedMessages: [missing] });
    await expect(finish()).resolves.toBeUndefined();
  });

  test('must say what the test expects', async ({ stack }) => {
    const { finish } = await openWatchedPage(stack, { path: '/', expectedMessages: [missing] });
    await expect(finish()).rejects.toThrow(`Expected, but never said: ${missing}`);
  });

  test('reaches nothing outside of this machine', async ({ stack }) => {
    const { page, finish } = await openWatchedPage(stack, {
      path: '/',
      expectedMessages: [
        /^Connecting to 'https:\/\/elsewhere\.example\/' violates/,
        /Fetch API cannot load/,
        "The policy's connect-src stopped https://elsewhere.example/",
      ],
    });
    onTestFinished(finish);
    const outcome = await page.evaluate(async () => {
      const violation = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve, { once: true }));
      const answer = await fetch('https://elsewhere.example/').then(String, String);
      await violation;
      return answer;
    });
    expect(outcome).toContain('TypeError');
  });
});

test('a message counts only when the whole of it is expected', () => {
  const message = { text: 'one two', about: '/three' };
  expect(messageFaults([message], ['one'])).toEqual([
    'Not expected: one two (/three)',
    'Expected, but never said: one',
  ]);
  expect(messageFaults([message, message], [/^one/])).toEqual([]);
});
