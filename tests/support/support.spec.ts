import { expect, test } from '../fixtures.ts';
import { messageFaults, watchConsole } from './console.ts';
import type { Product } from './product.ts';

const inquiry = {
  type: 'inquiry',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@patient.example',
  subject: 'Other',
  message: 'Do you repair glasses?',
};

const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

function send(product: Product, port: number): Promise<Response> {
  const { pathname } = new URL(product.functionUrl);
  return fetch(`http://127.0.0.1:${port}${pathname}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: product.siteOrigin, apikey: product.publishableKey },
    body: JSON.stringify(inquiry),
  });
}

test.describe('the running product of the tests', () => {
  test('takes a request and mails it', async ({ product }) => {
    const answer = await send(product, product.proxy.port);
    const { reference } = (await answer.json()) as { reference: string };
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.subject).toContain(reference);
    expect(await product.readRows()).toMatchObject([{ reference, type: 'inquiry' }]);
  });

  test('forgets one test before the next', async ({ product }) => {
    expect(product.mailbox.read()).toEqual([]);
    expect(await product.readRows()).toEqual([]);
  });

  test('keeps what was sent while the mail server was stopped', async ({ product }) => {
    await product.mailbox.stop();
    expect((await send(product, product.proxy.port)).status).toBe(200);
    expect(product.mailbox.read()).toEqual([]);
    await product.mailbox.start();
    expect(await product.mailbox.waitFor(1)).toHaveLength(1);
  });

  test('has a function that can be stopped and started', async ({ product }) => {
    await product.stopFunction();
    await expect(send(product, product.proxy.port)).rejects.toThrow();
    await product.startFunction();
    expect((await send(product, product.proxy.port)).status).toBe(200);
  });
});

test.describe('the proxy before the function', () => {
  test('cuts a request off before the function hears of it', async ({ product }) => {
    product.proxy.treatNext('cut before');
    await expect(send(product, product.proxy.port)).rejects.toThrow();
    expect(await product.readRows()).toEqual([]);
  });

  test('loses an answer after the function has done its work', async ({ product }) => {
    product.proxy.treatNext('cut after');
    await expect(send(product, product.proxy.port)).rejects.toThrow();
    expect(await product.readRows()).toHaveLength(1);
  });

  test('answers by itself, once or until told otherwise', async ({ product }) => {
    product.proxy.treat({ status: 503, headers: { 'Retry-After': '1' } });
    product.proxy.treatNext({ status: 422, body: { error: { code: 'invalid' } } });
    const first = await send(product, product.proxy.port);
    expect(first.status).toBe(422);
    expect(await first.json()).toEqual({ error: { code: 'invalid' } });
    const second = await send(product, product.proxy.port);
    expect(second.status).toBe(503);
    expect(second.headers.get('Retry-After')).toBe('1');
  });

  test('holds requests back until they are let go', async ({ product }) => {
    const release = product.proxy.hold();
    const answer = send(product, product.proxy.port);
    await expect.poll(() => product.proxy.seen).toHaveLength(1);
    expect(await product.readRows()).toEqual([]);
    release();
    expect((await answer).status).toBe(200);
  });

  test('turns away what is held back when it is brought back to its start', async ({ product }) => {
    product.proxy.hold();
    const answer = send(product, product.proxy.port);
    await expect.poll(() => product.proxy.seen).toHaveLength(1);
    product.proxy.reset();
    expect((await answer).status).toBe(503);
    expect(await product.readRows()).toEqual([]);
  });
});

test.describe('the console of a page', () => {
  test('tells what is not expected', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/');
    await page.evaluate(() => console.warn('something is odd'));
    expect(messageFaults(log.messages, [])).toEqual(['Not expected: something is odd']);
  });

  test('tells that a script throws', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('it broke');
      });
    });
    await thrown;
    expect(messageFaults(log.messages, [])).toEqual(['Not expected: TypeError: it broke']);
  });

  test('tells what the policy stops, also where browsers keep silent', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/');
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
    await expect
      .poll(() => messageFaults(log.messages, []))
      .toContainEqual(expect.stringContaining("Not expected: The policy's script-src stopped eval"));
  });

  test('tells what the policy stops in every document of a page', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/terms');
    await page.goto('/privacy');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('securitypolicyviolation', () => resolve(), { once: true });
          document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Planted</p>');
        }),
    );
    await expect
      .poll(() => messageFaults(log.messages, []))
      .toContainEqual(expect.stringContaining("Not expected: The policy's style-src-attr stopped inline"));
  });

  test('may say what a test provokes, and must say it', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/no-such-page');
    expect(messageFaults(log.messages, [missing])).toEqual([]);
    expect(messageFaults(log.messages, [missing, 'something else'])).toEqual([
      'Expected, but never said: something else',
    ]);
  });

  test('fails a test', async ({ openPage }) => {
    test.fail();
    const page = await openPage('/');
    await page.evaluate(() => console.warn('something is odd'));
  });
});

test.describe('a browser context that was used by another test', () => {
  test.describe.configure({ mode: 'default' });

  test('is left behind', async ({ openPage }) => {
    const page = await openPage('/');
    await page.addInitScript(() => Object.assign(window, { left: 1 }));
    await page.route('**/terms', (route) => route.abort());
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 500 });
    await page.context().setOffline(true);
    await page.context().addCookies([{ name: 'left', value: '1', url: page.url() }]);
    await page.evaluate(() => {
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
    });
    expect(await page.evaluate(() => [localStorage.left, sessionStorage.left, document.cookie, innerWidth])).toEqual([
      '1',
      '1',
      'left=1',
      320,
    ]);
  });

  test('is as new', async ({ openPage }) => {
    const page = await openPage('/terms');
    expect(
      await page.evaluate(() => ({
        kept: [localStorage.left, sessionStorage.left, document.cookie, Reflect.get(window, 'left')],
        width: innerWidth,
        isForced: matchMedia('(forced-colors: active)').matches,
        isOnline: navigator.onLine,
      })),
    ).toEqual({ kept: [undefined, undefined, '', undefined], width: 1280, isForced: false, isOnline: true });
  });
});

test('a page reaches nothing outside of this machine', async ({ openPage }) => {
  const page = await openPage('/', {
    expectedMessages: [
      /^Connecting to 'https:\/\/elsewhere\.example\/' violates/,
      /Fetch API cannot load/,
      "The policy's connect-src stopped https://elsewhere.example/",
    ],
  });
  const outcome = await page.evaluate(async () => {
    const violation = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve, { once: true }));
    const answer = await fetch('https://elsewhere.example/').then(String, String);
    await violation;
    return answer;
  });
  expect(outcome).toContain('TypeError');
});

test('a message counts only when the whole of it is expected', () => {
  const message = { text: 'one two', about: '/three' };
  expect(messageFaults([message], ['one'])).toEqual([
    'Not expected: one two (/three)',
    'Expected, but never said: one',
  ]);
  expect(messageFaults([message, message], [/^one/])).toEqual([]);
});
