import { join } from 'node:path';
import type { ConsoleMessage, Dialog, Frame, Page, Route } from 'playwright/test';
import { practice } from '../../../../content/practice.ts';
import type { Plan } from '../../../../machines/model-testing/walk.ts';
import { builtSite } from '../../../../scripts/built-site.ts';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import type { DirectionsScreen, WindowToTheMap } from '../directions.table.ts';

const map = practice.maps.web;
const refusal = /^Unsafe attempt to initiate navigation for frame/;
/** The site cannot load its scripts in a frame that is stricter than that. */
const laxFrame = /^An iframe which has both allow-scripts and allow-same-origin for its sandbox attribute/;

/**
 * Gives the page a browser that asks its visitor about every new tab. A browser that a test runs has no blocker to be
 * switched on; and where there is one, it answers at once, while a question waits until the walk answers it.
 */
export const askAboutTabs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = window.open;
    window.open = (...wish) => (confirm('May this page open a tab?') ? open.apply(window, wish) : null);
  });

/** Shows the site in a frame that may not lead the window around it anywhere. The site's own headers forbid any frame. */
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

/** The link to the office on a built page, and a browser that opens windows as it is told. */
export async function openDirections(
  page: Page,
  plan: Plan,
  expectedMessages: RegExp[],
): Promise<DirectionsScreen & { end(): Promise<void> }> {
  const isTopWindowOutOfReach = plan.steps.some((step) => 'failed' in step && step.failed === 'openInTopWindow');
  const site = isTopWindowOutOfReach ? await showInFrame(page) : page.mainFrame();
  if (isTopWindowOutOfReach) expectedMessages.push(refusal, laxFrame);
  const link = site.getByRole('banner').getByRole('link', { name: practice.address.street });
  let windows: WindowToTheMap[] = [];
  let question: Dialog | undefined;
  let pressing = Promise.resolve();
  let decide: (isLetGo: boolean) => void = () => {};
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve;
  });

  const onDialog = (dialog: Dialog) => {
    question = dialog;
    windows.push('tab asked for');
  };
  const onConsole = (message: ConsoleMessage) => {
    if (refusal.test(message.text())) windows.push('top window asked for');
  };
  const onWayToMap = async (route: Route) => {
    if (route.request().frame() === page.mainFrame()) windows.push('top window asked for');
    if (await decision) await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    else await route.abort('aborted');
  };
  page.on('dialog', onDialog);
  page.on('console', onConsole);
  await page.route(map, onWayToMap);

  const untilLast = (window: WindowToTheMap) => expect.poll(() => windows.at(-1), polling).toBe(window);

  async function answerTab(isAllowed: boolean): Promise<void> {
    if (isAllowed) {
      const [tab] = await Promise.all([page.waitForEvent('popup'), question?.accept()]);
      await tab.waitForURL(map);
      windows.push('tab opened');
      await tab.close();
    } else {
      windows.push('tab blocked');
      await question?.dismiss();
      await untilLast('top window asked for');
    }
    question = undefined;
  }

  async function answerTopWindow(isAllowed: boolean): Promise<void> {
    decide(true);
    if (!isAllowed) windows.push('top window refused');
    await site.waitForURL(map);
    windows.push(isAllowed ? 'top window opened' : 'this window');
    await pressing;
  }

  return {
    press: async () => {
      // Playwright's own way back waits for the top window, which has been nowhere.
      if (site.url() === map) await page.evaluate(() => history.back());
      await site.waitForURL('**/terms');
      await site.locator('html[data-ready]').waitFor({ state: 'attached' });
      windows = [];
      pressing = link.click();
      await untilLast('tab asked for');
    },
    windows: () => windows,
    answer: (window, isAllowed) => (window === 'tab' ? answerTab(isAllowed) : answerTopWindow(isAllowed)),
    end: async () => {
      if (question) await answerTab(false);
      decide(false);
      await pressing;
      page.off('dialog', onDialog);
      page.off('console', onConsole);
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
