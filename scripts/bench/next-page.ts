import { setTimeout as wait } from 'node:timers/promises';
import type { FoundBrowser } from '../browser.ts';
import { type DevToolsPage, withDevToolsPage } from './devtools.ts';
import { phone } from './phone.ts';

/** Following a link of a page until the heading of the next one is painted. Pictures are not counted. */
export interface Arrival {
  milliseconds: number;
  requests: number;
  /** The size of what was requested, without headers. */
  kilobytes: number;
}

/** Clicks a link, and resolves when the heading of the next page is painted. Runs in the page. */
const follow = (href: string) => `new Promise((resolve) => {
  const heading = document.querySelector('main h1');
  performance.clearResourceTimings();
  const start = performance.now();
  document.querySelector('a[href="${href}"]').click();
  const arrive = () => {
    const files = performance
      .getEntriesByType('resource')
      // Chromium fetches the icon of the first page whenever it finds time.
      .filter(({ initiatorType, name }) => initiatorType !== 'img' && !name.includes('/icons/'));
    resolve({
      milliseconds: performance.now() - start,
      requests: new Set(files.map(({ name }) => name)).size,
      kilobytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    });
  };
  const look = () => {
    const next = document.querySelector('main h1');
    if (next === null || next === heading || next.textContent === heading.textContent) requestAnimationFrame(look);
    else {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = arrive;
      port2.postMessage(null);
    }
  };
  requestAnimationFrame(look);
})`;

/** The browser says that the visitor wants to save data, so no page is fetched ahead. Runs in the page. */
const saveData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

/** Waits until the page has fetched nothing for a second and a half. */
async function untilQuiet({ evaluate }: DevToolsPage): Promise<void> {
  const countFiles = () => evaluate("performance.getEntriesByType('resource').length");
  for (let before: unknown, now = await countFiles(); before !== now; now = await countFiles()) {
    before = now;
    await wait(1500);
  }
}

/**
 * Follows the link from one page to another within the site, on a page that is in use.
 * @param from the URL of the page with the link, over a slow network
 * @param isFetchedAhead whether the page may fetch what the link leads to before it is followed
 */
export const followLink = (
  found: FoundBrowser,
  from: string,
  href: string,
  isFetchedAhead: boolean,
): Promise<Arrival> =>
  withDevToolsPage(found, async (page) => {
    const { send, evaluate } = page;
    if (!isFetchedAhead) await send('Page.addScriptToEvaluateOnNewDocument', { source: saveData });
    await send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await send('Page.navigate', { url: from });
    while ((await evaluate('document.documentElement?.dataset.ready')) === undefined) await wait(200);
    await send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Shift', code: 'ShiftLeft' });
    await send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Shift', code: 'ShiftLeft' });
    while ((await evaluate(`document.querySelector('[data-awaiting="page-tools"]') === null`)) !== true)
      await wait(200);
    await untilQuiet(page);
    if (isFetchedAhead) {
      await evaluate(`for (const type of ['mouseover', 'mouseenter'])
        document.querySelector('a[href="${href}"]').dispatchEvent(new MouseEvent(type, { bubbles: true }))`);
      await untilQuiet(page);
    }
    return (await evaluate(follow(href))) as Arrival;
  });
