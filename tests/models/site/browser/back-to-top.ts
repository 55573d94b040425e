import type { Page } from 'playwright/test';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import type { ScrolledScreen } from '../back-to-top.table.ts';
import { stopClock } from './site-walks.ts';

const frameMilliseconds = 17;

/** A page of the built site that is scrolled by its wheel. The button hears of that when its clock moves on. */
export async function openScrolledPage(page: Page): Promise<ScrolledScreen> {
  const button = page.getByRole('button', { name: 'Back to top' });
  const offset = () => page.evaluate(() => scrollY);
  await stopClock(page);
  return {
    scrollTo: async (target) => {
      await page.mouse.wheel(0, target - (await offset()));
      await expect.poll(offset, polling).toBe(target);
      await page.clock.runFor(frameMilliseconds);
    },
    press: () => button.click(),
    isButtonShown: () => button.isVisible(),
    isLedToTop: () =>
      page.evaluate(() => scrollY === 0 && document.activeElement === document.querySelector('main h1')),
  };
}
