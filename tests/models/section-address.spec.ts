import type { Dialog, Page } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import type { SectionAddressContext } from '#machines/section-address/section-address.machine.ts';
import { sectionAddressModel } from '#machines/section-address/section-address.model.ts';
import { expect } from '../fixtures.ts';
import { installClock, openInUse, pauseClock, untilEffectsRan } from './page-control.ts';
import { testPaths } from './path-tests.ts';

/**
 * Replaces the search for a section, which is synchronous, by a dialog that the test answers. The router looks for the
 * section as well, once after each navigation by the history and before the machine: it finds nothing, without a dialog.
 * Call it before navigation.
 */
async function askForSections(page: Page): Promise<void> {
  await installClock(page);
  // Chromium cancels a dialog when a frame of the page is loading. So the map does not load.
  await page.route(`${new URL(practice.maps.embed).origin}/**`, () => {});
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    let isRouterNext = false;
    addEventListener('popstate', () => {
      isRouterNext = true;
    });
    addEventListener('click', () => {
      isRouterNext = false;
    });
    document.getElementById = (id) => {
      if (!Reflect.get(window, 'isAsking') || !['find-us', 'doctors'].includes(id)) return find(id);
      if (isRouterNext) {
        isRouterNext = false;
        return null;
      }
      const answer = prompt(`Is #${id} there?`);
      if (answer === 'broken') throw new Error('There is no page any more.');
      if (answer !== 'yes') return null;
      // Scrolling and focusing find the section again.
      Object.assign(window, { isAsking: false });
      return find(id);
    };
  });
}

/** The id of the section that is at the top of the window and whose heading has the focus; null without one. */
const scrolledTo = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const section = document.activeElement?.closest('section[id]');
    const top = section?.getBoundingClientRect().top ?? Number.NaN;
    return section && document.activeElement?.id === `${section.id}-heading` && top >= 0 && top <= 110
      ? section.id
      : null;
  });

/** A home page whose sections appear late. */
interface SectionsView {
  /** How often the page has looked for the section since the last address. */
  searches(): number;
  scrolledTo(): Promise<string | null>;
  wait(milliseconds: number): Promise<void>;
}

const expectSearching = async (view: SectionsView, { tries }: SectionAddressContext) => {
  expect(view.searches()).toBe(tries);
  expect(await view.scrolledTo()).toBeNull();
};

const expectNoMoreSearches = async (view: SectionsView) => {
  const before = view.searches();
  await view.wait(200);
  expect(view.searches()).toBe(before);
};

// The delays of the machine pass here, except for their last millisecond, which is the next step.

testPaths<typeof sectionAddressModel.machine, SectionsView>({
  model: sectionAddressModel,
  states: {
    idle: expectNoMoreSearches,
    settling: async (view) => {
      await view.wait(99);
      expect(view.searches()).toBe(0);
    },
    searching: expectSearching,
    waiting: async (view, context) => {
      await view.wait(49);
      await expectSearching(view, context);
    },
    landed: async (view, { section, tries }) => {
      // When the scroll position was restored, the page does not look for the section.
      if (tries === 0) await expectNoMoreSearches(view);
      else await expect.poll(view.scrolledTo).toBe(section);
    },
    notFound: expectNoMoreSearches,
  },
  isolated: true,
  prepare: askForSections,
  open: async ({ page }) => {
    await openInUse(page, '/');
    let searches = 0;
    let dialog: Dialog | undefined;
    /** Calls to the browser, which cannot finish while a dialog is open. */
    let pending: Promise<unknown>[] = [];
    const untilAsked = () => expect.poll(() => dialog !== undefined).toBe(true);
    const setAsking = (isAsking: boolean) =>
      page.evaluate((value) => Object.assign(window, { isAsking: value }), isAsking);

    async function reply(answer: 'yes' | 'no' | 'broken'): Promise<void> {
      await untilAsked();
      const asked = dialog;
      dialog = undefined;
      await asked?.accept(answer);
      await Promise.all(pending);
      pending = [];
    }

    /** Goes to an address as Back and Forward do. */
    const goByHistory = (address: string) =>
      page.evaluate((to) => {
        History.prototype.pushState.call(history, null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    const followLink = (href: string) =>
      page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), href);

    async function leaveHome(): Promise<void> {
      await followLink('/eye-hub');
      await page.waitForURL('**/eye-hub');
      await page.locator('#home').waitFor({ state: 'detached' });
      await untilEffectsRan(page);
    }

    /** Scrolls the home page, leaves it, and comes back to its scroll position. */
    async function restorePosition(section: string): Promise<void> {
      // Via another section: a link to the current address creates no entry in the history.
      for (const id of ['about', section]) {
        await followLink(`/#${id}`);
        await expect.poll(() => scrolledTo(page)).toBe(id);
      }
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
      await leaveHome();
      await setAsking(true);
      searches = 0;
      await page.goBack();
      await page.waitForURL(`**/#${section}`);
    }

    async function followLinkToHome(section: string): Promise<void> {
      await followLink(section === '' ? '/' : `/#${section}`);
      await page.locator('#home').waitFor();
      if (section !== '') await page.locator(`#${section}-heading:focus`).waitFor();
      await untilEffectsRan(page);
    }

    await pauseClock(page);
    page.on('dialog', (opened) => {
      searches += 1;
      dialog = opened;
    });

    const view: SectionsView = {
      searches: () => searches,
      // While a dialog is open, the page's script is blocked: the page cannot have landed.
      scrolledTo: async () => (dialog ? null : scrolledTo(page)),
      wait: async (milliseconds) => {
        const passing = page.clock.runFor(milliseconds);
        pending.push(passing);
        await Promise.race([passing, untilAsked()]);
      },
    };

    return {
      events: {
        'address.shown': async ({ section, via, isRestored }) => {
          // The address cannot change while a dialog is open. This answer has no effect.
          if (dialog) await reply('no');
          await setAsking(false);
          await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
          if (isRestored) return restorePosition(section);
          if (via === 'link on another page') await leaveHome();
          searches = 0;
          await setAsking(section !== '');
          if (via === 'link on another page' || section === '') return followLinkToHome(section);
          pending.push(via === 'link' ? followLink(`/#${section}`) : goByHistory(`/#${section}`));
          await untilAsked();
        },
        'visitor.acted': async () => {
          if (dialog) await reply('no');
          await page.evaluate(() => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
        },
      },
      actors: {
        findSection: { done: (isThere) => reply(isThere ? 'yes' : 'no'), failed: () => reply('broken') },
      },
      delays: { retryInterval: () => view.wait(1), settlingTime: () => view.wait(1) },
      until: (assertion) => assertion(view),
      close: async () => {
        if (dialog) await reply('no');
      },
    };
  },
});
