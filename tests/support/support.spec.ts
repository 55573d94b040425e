import { expect, test } from '../fixtures.ts';
import { messageProblems, watchConsole } from './console.ts';
import { untilHydrated } from './hydration.ts';
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

test.describe('product', () => {
  test('accepts a request and mails it', async ({ product }) => {
    const answer = await send(product, product.proxy.port);
    const { reference } = (await answer.json()) as { reference: string };
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.subject).toContain(reference);
    expect(await product.readRows()).toMatchObject([{ reference, type: 'inquiry' }]);
  });

  test('is empty at the start of a test', async ({ product }) => {
    expect(product.mailbox.read()).toEqual([]);
    expect(await product.readRows()).toEqual([]);
  });

  test('delivers requests that were sent while the mail server was stopped', async ({ product }) => {
    await product.mailbox.stop();
    expect((await send(product, product.proxy.port)).status).toBe(200);
    expect(product.mailbox.read()).toEqual([]);
    await product.mailbox.start();
    expect(await product.mailbox.waitFor(1)).toHaveLength(1);
  });

  test('can stop and start the function', async ({ product }) => {
    await product.stopFunction();
    await expect(send(product, product.proxy.port)).rejects.toThrow();
    await product.startFunction();
    expect((await send(product, product.proxy.port)).status).toBe(200);
  });
});

test.describe('function proxy', () => {
  test('cuts the connection before it forwards a request', async ({ product }) => {
    product.proxy.setNextBehaviors('drop request');
    await expect(send(product, product.proxy.port)).rejects.toThrow();
    expect(await product.readRows()).toEqual([]);
  });

  test('drops the response after the function has stored the request', async ({ product }) => {
    product.proxy.setNextBehaviors('drop response');
    await expect(send(product, product.proxy.port)).rejects.toThrow();
    expect(await product.readRows()).toHaveLength(1);
  });

  test('responds itself, once or until it is changed', async ({ product }) => {
    product.proxy.setBehavior({ status: 503, headers: { 'Retry-After': '1' } });
    product.proxy.setNextBehaviors({ status: 422, body: { error: { code: 'invalid' } } });
    const first = await send(product, product.proxy.port);
    expect(first.status).toBe(422);
    expect(await first.json()).toEqual({ error: { code: 'invalid' } });
    const second = await send(product, product.proxy.port);
    expect(second.status).toBe(503);
    expect(second.headers.get('Retry-After')).toBe('1');
  });

  test('holds requests until they are released', async ({ product }) => {
    const release = product.proxy.hold();
    const answer = send(product, product.proxy.port);
    await expect.poll(() => product.proxy.seen).toHaveLength(1);
    expect(await product.readRows()).toEqual([]);
    release();
    expect((await answer).status).toBe(200);
  });

  test('rejects held requests when it is reset', async ({ product }) => {
    product.proxy.hold();
    const answer = send(product, product.proxy.port);
    await expect.poll(() => product.proxy.seen).toHaveLength(1);
    product.proxy.reset();
    expect((await answer).status).toBe(503);
    expect(await product.readRows()).toEqual([]);
  });
});

test.describe('console log', () => {
  test('reports an unexpected message', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/');
    await page.evaluate(() => console.warn('something is odd'));
    expect(messageProblems(log.messages, [])).toEqual(['Not expected: something is odd']);
  });

  test('reports an uncaught error', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('it broke');
      });
    });
    await thrown;
    expect(messageProblems(log.messages, [])).toEqual(['Not expected: TypeError: it broke']);
  });

  test('reports a policy violation that browsers do not log', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/');
    // The policy does not apply to code that Playwright evaluates, so the page runs it in a timer.
    const isStopped = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
          setTimeout(() => {
            try {
              resolve(new Function('return false')());
            } catch {
              // The violation is reported by an event.
            }
          });
        }),
    );
    expect(isStopped).toBe(true);
    await expect
      .poll(() => messageProblems(log.messages, []))
      .toContainEqual(expect.stringContaining("Not expected: The policy's script-src stopped eval"));
  });

  test('reports policy violations in every document of a page', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/terms');
    await page.goto('/privacy');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('securitypolicyviolation', () => resolve(), { once: true });
          document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Violation</p>');
        }),
    );
    await expect
      .poll(() => messageProblems(log.messages, []))
      .toContainEqual(expect.stringContaining("Not expected: The policy's style-src-attr stopped inline"));
  });

  test('must contain every expected message', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/no-such-page');
    expect(messageProblems(log.messages, [missing])).toEqual([]);
    expect(messageProblems(log.messages, [missing, 'something else'])).toEqual([
      'Expected, but never said: something else',
    ]);
  });

  test('fails a test on an unexpected message', async ({ openPage }) => {
    test.fail();
    const page = await openPage('/');
    await page.evaluate(() => console.warn('something is odd'));
  });
});

test.describe('reused browser context', () => {
  test.describe.configure({ mode: 'default' });

  test('is changed by one test', async ({ openPage }) => {
    const page = await openPage('/');
    await untilHydrated(page);
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

  test('is reset for the next test', async ({ openPage }) => {
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

test('pages cannot reach other hosts', async ({ openPage }) => {
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

test('an expected string must match the whole message', () => {
  const message = { text: 'one two', about: '/three' };
  expect(messageProblems([message], ['one'])).toEqual([
    'Not expected: one two (/three)',
    'Expected, but never said: one',
  ]);
  expect(messageProblems([message, message], [/^one/])).toEqual([]);
});
