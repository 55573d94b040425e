import { expect, test } from '../fixtures.ts';
import { messageProblems, watchConsole } from './console.ts';
import { untilHydrated } from './hydration.ts';
import { notFoundMessage } from './open-view.ts';

test.describe('console log', () => {
  test('reports a warning, an uncaught error and a policy violation in every document of a page', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/terms');
    await page.goto('/privacy');
    await page.evaluate(() => {
      console.warn('something is odd');
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Violation</p>');
      setTimeout(() => {
        // Browsers do not log this violation, since its error is caught.
        try {
          new Function('return 1')();
        } catch {
          // The violation is reported by an event.
        }
        throw new TypeError('it broke');
      });
    });
    for (const problem of [
      'something is odd',
      'TypeError: it broke',
      "The policy's style-src-attr stopped inline",
      "The policy's script-src stopped eval",
    ]) {
      await expect
        .poll(() => messageProblems(log.messages, []))
        .toContainEqual(expect.stringContaining(`Not expected: ${problem}`));
    }
  });

  test('must contain every expected message, as a whole', async ({ page }) => {
    const log = await watchConsole(page.context());
    await page.goto('/no-such-page');
    expect(messageProblems(log.messages, [notFoundMessage])).toEqual([]);
    expect(messageProblems(log.messages, [/^Failed to load/, 'something else'])).toEqual([
      'Expected, but never said: something else',
    ]);
    expect(messageProblems([{ text: 'one two', about: '/three' }], ['one'])).toEqual([
      'Not expected: one two (/three)',
      'Expected, but never said: one',
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
    const left = await page.evaluate(() => [localStorage.left, sessionStorage.left, document.cookie, innerWidth]);
    expect(left).toEqual(['1', '1', 'left=1', 320]);
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
