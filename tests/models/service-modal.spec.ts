import type { Page } from 'playwright/test';
import { services } from '#content/services.data.ts';
import { serviceModalModel } from '#machines/service-modal/service-modal.model.ts';
import { expect } from '../fixtures.ts';
import { first, otherTile, tile } from '../support/entries.ts';
import { installClock, openInUse, pauseClock } from './page-control.ts';
import { testPaths } from './path-tests.ts';

const withoutTile = first(services.filter(({ id }) => id !== tile.service && id !== otherTile.service));

/** Services and tiles that the practice has, by their names in the model. */
const idOf = (service: string) =>
  ({ 'dmv-eye-exam': withoutTile.id, 'vision-therapy': tile.service, 'ipl-therapy': otherTile.service })[service];
const tileOf = (name: string) => ({ 'Vision Therapy': tile.name, 'IPL Therapy': otherTile.name })[name] ?? '';

/** The title of a service, which is the name of its card too. */
const titleOf = (service: string) => services.find(({ id }) => id === idOf(service))?.title ?? '';

const expectInAddress = (page: Page, service: string | undefined | null) =>
  expect(page).toHaveURL(({ searchParams }) => searchParams.get('service') === service);

testPaths<typeof serviceModalModel.machine, Page>({
  model: serviceModalModel,
  states: {
    closed: async (page) => {
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('#approach [aria-busy="true"]')).toBeHidden();
      await expectInAddress(page, null);
    },
    scrolling: async (page, { tile: chosen }) => {
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('#approach [aria-busy="true"]')).toHaveText(tileOf(chosen ?? ''));
      const top = async () => (await page.locator('#services').boundingBox())?.y;
      await expect.poll(top).toBeLessThanOrEqual(110);
      expect(await top()).toBeGreaterThanOrEqual(0);
    },
    open: async (page, { service }) => {
      const modal = page.getByRole('dialog', { name: titleOf(service), exact: true });
      await expect(modal.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expectInAddress(page, idOf(service));
    },
  },
  isolated: true,
  prepare: installClock,
  open: async ({ page }) => {
    await openInUse(page, '/');
    const dialog = page.getByRole('dialog');
    await page.locator('#approach').scrollIntoViewIfNeeded();
    await page.locator('[data-awaiting="services-part"]').waitFor({ state: 'detached' });

    /** The clock is paused only while the page scrolls to the services. */
    async function passScrollingTime(): Promise<void> {
      await page.clock.runFor(800);
      await page.clock.resume();
    }

    return {
      events: {
        'card.activated': async ({ service }) => {
          await page
            .locator('#services')
            .getByRole('button', { name: titleOf(service), exact: true })
            .click();
          await page.clock.resume();
        },
        'tile.chosen': async ({ tile: chosen }) => {
          // It may be scrolling for another tile.
          if (await page.locator('#approach [aria-busy="true"]').isHidden()) await pauseClock(page);
          await page
            .locator('#approach')
            .getByRole('button', { name: tileOf(chosen), exact: true })
            .click();
        },
        'modal.closed': () => dialog.getByRole('button', { name: 'Close' }).click(),
        'address.shown': ({ service }) =>
          page.evaluate((slug) => history.pushState({}, '', `?service=${slug}`), idOf(service)),
        'address.left': async () => {
          if (page.url().includes('?service=')) await page.evaluate(() => history.back());
        },
        'page.left': async () => {
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
          // A timer that is still running would open the modal now.
          await passScrollingTime();
        },
      },
      delays: { scrollingTime: passScrollingTime },
      until: (assertion) => assertion(page),
      close: () => page.clock.resume(),
    };
  },
});
