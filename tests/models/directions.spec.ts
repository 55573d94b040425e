import { join } from 'node:path';
import type { Dialog, Frame, Page } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { directionsModel } from '#machines/directions/directions.model.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { expect } from '../fixtures.ts';
import { openInUse } from './page-control.ts';
import { testPaths } from './path-tests.ts';

const map = practice.maps.web;
const refusal = /^Unsafe attempt to initiate navigation for frame/;
/** The console message about the sandbox. In a stricter one, the site cannot load its scripts. */
const laxFrame = /^An iframe which has both allow-scripts and allow-same-origin for its sandbox attribute/;

/**
 * Replaces the pop-up blocker, which answers synchronously, by a dialog that the test answers. Call it before navigation.
 */
const askBeforeTabs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = window.open;
    window.open = (...args) => (confirm('May this page open a tab?') ? open.apply(window, args) : null);
  });

/** Shows the site in a frame that must not navigate the top window. The site's headers, which forbid frames, are removed. */
async function showInFrame(page: Page): Promise<Frame> {
  await page.route('**/terms', (route) =>
    route.fulfill({ contentType: 'text/html', path: join(builtSite, 'terms', 'index.html') }),
  );
  await page.route('**/around', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Around</title>
        <iframe sandbox="allow-scripts allow-same-origin allow-modals allow-popups" src="/terms" name="site"
          width="1200" height="800"></iframe>`,
    }),
  );
  await page.goto('/around');
  const frame = page.frame('site');
  if (!frame) throw new Error('The frame is not there');
  return frame;
}

// The view is the windows for the map that were requested since the last click, and how the browser answered.
testPaths<typeof directionsModel.machine, readonly string[]>({
  model: directionsModel,
  states: {
    idle: (windows) => expect(windows).toEqual([]),
    openingTab: (windows) => expect(windows).toEqual(['tab requested']),
    openingTopWindow: (windows) => expect(windows).toEqual(['tab requested', 'tab blocked', 'top window requested']),
    opened: (windows) => expect(windows).toEqual(['tab requested', 'tab opened']),
    leaving: (windows) => expect(['top window opened', 'this window']).toContain(windows.at(-1)),
  },
  prepare: askBeforeTabs,
  open: async ({ page, plan, expectedMessages }) => {
    const isTopWindowRefused = plan.steps.some((step) => 'failed' in step && step.failed === 'openInTopWindow');
    await openInUse(page, '/terms');
    const site = isTopWindowRefused ? await showInFrame(page) : page.mainFrame();
    if (isTopWindowRefused) expectedMessages.push(refusal, laxFrame);
    const link = site.getByRole('banner').getByRole('link', { name: practice.address.street });
    let windows: string[] = [];
    let dialog: Dialog | undefined;
    let click = Promise.resolve();
    let decide: (isAllowed: boolean) => void = () => {};
    const decision = new Promise<boolean>((resolve) => {
      decide = resolve;
    });

    page.on('dialog', (opened) => {
      dialog = opened;
      windows.push('tab requested');
    });
    page.on('console', (message) => {
      if (refusal.test(message.text())) windows.push('top window requested');
    });
    await page.route(map, async (route) => {
      if (route.request().frame() === page.mainFrame()) windows.push('top window requested');
      if (await decision) await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
      else await route.abort('aborted');
    });

    const untilLast = (window: string) => expect.poll(() => windows.at(-1)).toBe(window);

    async function allowTab(): Promise<void> {
      const [tab] = await Promise.all([page.waitForEvent('popup'), dialog?.accept()]);
      await tab.waitForURL(map);
      windows.push('tab opened');
      await tab.close();
      dialog = undefined;
    }

    async function blockTab(): Promise<void> {
      windows.push('tab blocked');
      await dialog?.dismiss();
      await untilLast('top window requested');
      dialog = undefined;
    }

    async function leaveForMap(window: string): Promise<void> {
      decide(true);
      await site.waitForURL(map);
      windows.push(window);
      await click;
    }

    return {
      events: {
        'link.pressed': async () => {
          // Playwright's `goBack` would wait for the top window, which stayed where it was.
          if (site.url() === map) await page.evaluate(() => history.back());
          await site.waitForURL('**/terms');
          await site.locator('html[data-ready]').waitFor({ state: 'attached' });
          windows = [];
          click = link.click();
          await untilLast('tab requested');
        },
      },
      actors: {
        openTab: { done: allowTab, failed: blockTab },
        openInTopWindow: {
          done: () => leaveForMap('top window opened'),
          failed: () => leaveForMap('this window'),
        },
      },
      until: (assertion) => assertion(windows),
      close: async () => {
        if (dialog) await blockTab();
        decide(false);
        await click;
        await page.unrouteAll({ behavior: 'wait' });
      },
    };
  },
});
