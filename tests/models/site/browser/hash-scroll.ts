import type { Dialog, Page } from 'playwright';
import { expect } from 'vitest';
import type { SearchingScreen } from '../hash-scroll.table.ts';
import { patience } from '../patience.ts';
import { landedOn } from './landing.ts';
import { stopClock } from './site-walks.ts';

/**
 * Takes two sections out of the page, as if they were late, and asks the walk whenever the page looks for one of them.
 * A browser answers at once whether a section is there; a question to its visitor holds the page's script in the middle
 * of that, as nothing else does. The router looks as well, once for each address and before anybody else: it gets its
 * answer without a question.
 */
export const askForSections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const late = new Map<string, Element>();
    const look = document.getElementById.bind(document);
    let hasRouterLooked = false;
    addEventListener('popstate', () => {
      hasRouterLooked = false;
    });
    document.getElementById = (id) => {
      const section = late.get(id);
      if (!section) return look(id);
      if (!hasRouterLooked) {
        hasRouterLooked = true;
        return null;
      }
      const answer = prompt(`Is #${id} there?`);
      if (answer === 'broken') throw new Error('There is no page any more.');
      if (answer !== 'yes') return null;
      late.delete(id);
      section.id = id;
      return look(id);
    };
    Object.assign(window, {
      takeAway: (id: string) => {
        const section = look(id);
        section?.removeAttribute('id');
        if (section) late.set(id, section);
      },
    });
  });

/** The built home page, whose sections are late, in a browser whose address is typed into. */
export async function openSearch(page: Page): Promise<SearchingScreen & { end(): Promise<void> }> {
  let questions = 0;
  let question: Dialog | undefined;
  /** What the browser was told to do, and cannot finish while it asks. */
  let underWay: Promise<unknown>[] = [];
  const ask = (dialog: Dialog) => {
    questions += 1;
    question = dialog;
  };
  const untilAsked = () => expect.poll(() => question !== undefined, patience).toBe(true);

  async function reply(answer: string): Promise<void> {
    await untilAsked();
    const asked = question;
    question = undefined;
    await asked?.accept(answer);
    await Promise.all(underWay);
    underWay = [];
  }

  await page.evaluate(() => {
    const takeAway = Reflect.get(window, 'takeAway') as (id: string) => void;
    for (const id of ['find-us', 'doctors']) takeAway(id);
  });
  await stopClock(page);
  page.on('dialog', ask);

  return {
    goTo: async (anchor) => {
      // A browser that asks hears of no new address. What it finds now is of no use to anybody.
      if (question) await reply('no');
      questions = 0;
      underWay.push(page.goto(`/#${anchor}`));
      await untilAsked();
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
