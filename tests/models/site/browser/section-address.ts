import type { Dialog, Page } from 'playwright/test';
import { practice } from '../../../../content/practice.ts';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import type { SearchingScreen } from '../section-address.table.ts';
import { untilEffectsAreDone } from './effects.ts';
import { landedOn } from './landing.ts';
import { stopClock } from './site-walks.ts';

/**
 * Lets the walk answer whenever the page looks for a section. A browser answers at once whether a section is there; a
 * question to its visitor holds the page's script in the middle of that, as nothing else does. The router looks as well,
 * once for each address that comes by the history and before anybody else: it gets its answer without a question.
 */
export async function askForSections(page: Page): Promise<void> {
  // Chromium takes a question back when a frame of the page loads meanwhile, so the map never arrives.
  const map = new URL(practice.maps.embed);
  await page.route(
    ({ hostname }) => hostname === map.hostname,
    () => {},
  );
  await page.addInitScript(() => {
    const look = document.getElementById.bind(document);
    let isRouterNext = false;
    addEventListener('popstate', () => {
      isRouterNext = true;
    });
    addEventListener('click', () => {
      isRouterNext = false;
    });
    document.getElementById = (id) => {
      if (!Reflect.get(window, 'isAsking') || !['find-us', 'doctors'].includes(id)) return look(id);
      if (isRouterNext) {
        isRouterNext = false;
        return null;
      }
      const answer = prompt(`Is #${id} there?`);
      if (answer === 'broken') throw new Error('There is no page any more.');
      if (answer !== 'yes') return null;
      // Scrolling and focusing look once more each.
      Object.assign(window, { isAsking: false });
      return look(id);
    };
  });
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** The built home page, whose sections are late, in a browser whose addresses change in every way. */
export async function openSearch(page: Page): Promise<SearchingScreen & { end(): Promise<void> }> {
  let questions = 0;
  let question: Dialog | undefined;
  /** What the browser was told to do, and cannot finish while it asks. */
  let underWay: Promise<unknown>[] = [];
  const ask = (dialog: Dialog) => {
    questions += 1;
    question = dialog;
  };
  const untilAsked = () => expect.poll(() => question !== undefined, polling).toBe(true);
  const setAsking = (isAsking: boolean) =>
    page.evaluate((value) => Object.assign(window, { isAsking: value }), isAsking);

  async function reply(answer: string): Promise<void> {
    await untilAsked();
    const asked = question;
    question = undefined;
    await asked?.accept(answer);
    await Promise.all(underWay);
    underWay = [];
  }

  /** Goes to an address as back and forward do, for which a browser needs a history that leads there. */
  const goByHistory = (address: string) =>
    page.evaluate((to) => {
      History.prototype.pushState.call(history, null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  const followLink = (href: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), href);
  const leave = async () => {
    await followLink('/eye-hub');
    await page.waitForURL('**/eye-hub');
    await page.locator('#home').waitFor({ state: 'detached' });
    await untilEffectsAreDone(page);
  };

  await stopClock(page);
  page.on('dialog', ask);

  return {
    show: async ({ section, via, isRestored }) => {
      // A browser that asks hears of no new address. What it finds now is of no use to anybody.
      if (question) await reply('no');
      await setAsking(false);
      // Where the page has landed before is forgotten.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      if (isRestored) {
        // By way of another section: a link to where the page is already makes no new entry of the history.
        for (const id of ['about', section]) {
          await followLink(`/#${id}`);
          await expect.poll(() => landedOn(page), polling).toBe(id);
        }
        await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
        await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
        await leave();
        await setAsking(true);
        questions = 0;
        await page.goBack();
        await page.waitForURL(`**/#${section}`);
        return;
      }
      if (via === 'link on another page') await leave();
      questions = 0;
      await setAsking(section !== '');
      if (via === 'link on another page' || section === '') {
        await followLink(section === '' ? '/' : `/#${section}`);
        await page.locator('#home').waitFor();
        if (section !== '') await expect.poll(() => focusedId(page), polling).toBe(`${section}-heading`);
        await untilEffectsAreDone(page);
        return;
      }
      underWay.push(via === 'link' ? followLink(`/#${section}`) : goByHistory(`/#${section}`));
      await untilAsked();
    },
    act: async () => {
      if (question) await reply('no');
      await page.evaluate(() => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    },
    answer: (isThere) => reply(isThere instanceof Error ? 'broken' : isThere ? 'yes' : 'no'),
    questions: () => questions,
    // While the browser asks, the page's script stands still: nothing can have landed.
    landedOn: () => (question ? null : landedOn(page)),
    wait: async (milliseconds) => {
      const passing = page.clock.runFor(milliseconds);
      underWay.push(passing);
      await Promise.race([passing, untilAsked()]);
    },
    end: async () => {
      if (question) await reply('no');
      page.off('dialog', ask);
    },
  };
}
