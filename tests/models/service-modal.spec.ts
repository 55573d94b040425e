import type { Page } from 'playwright/test';
import { services } from '#content/services.data.ts';
import type { ServiceModalContext } from '#machines/service-modal/service-modal.machine.ts';
import { serviceModalModel } from '#machines/service-modal/service-modal.model.ts';
import { expect } from '../fixtures.ts';
import { first, otherTile, tile } from '../support/entries.ts';
import { failToLoad, type HeldRequests, holdRequests, respond } from './held-requests.ts';
import { changeNetwork, installClock, openInUse, pauseClock } from './page-control.ts';
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

const showsModal =
  (status: string, isComplete = false) =>
  async (page: Page, { service }: ServiceModalContext) => {
    const modal = page.getByRole('dialog', { name: titleOf(service), exact: true });
    await expect(modal.getByRole('status')).toHaveText(status);
    await expect(modal.getByRole('heading', { level: 3 }).first()).toBeVisible({ visible: isComplete });
    await expectInAddress(page, idOf(service));
  };

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
    'open.loading': showsModal(''),
    'open.complete': showsModal('', true),
    'open.offline': showsModal('You seem to be offline. The details will load when you are back online.'),
    'open.failed': showsModal('We could not load the details.'),
  },
  isolated: true,
  prepare: installClock,
  open: async (setup) => {
    const { page } = setup;
    await openInUse(page, '/');
    const dialog = page.getByRole('dialog');
    /** The requests for the details of each service. A pointer near a card causes some as well, which stay held. */
    const details = new Map<string, HeldRequests>();
    for (const { id } of services) details.set(id, await holdRequests(page, new RegExp(`/assets/${id}-[^/]+\\.js$`)));
    const shownDetails = () => {
      const held = details.get(new URL(page.url()).searchParams.get('service') ?? '');
      if (!held) throw new Error('No service is open');
      return held;
    };
    await page.locator('#approach').scrollIntoViewIfNeeded();
    await page.locator('[data-awaiting="services-part"]').waitFor({ state: 'detached' });

    /** The clock is paused only while the page scrolls to the services. */
    async function passScrollingTime(): Promise<void> {
      await page.clock.runFor(800);
      await page.clock.resume();
    }

    const lose = (network: 'online' | 'offline') =>
      failToLoad(setup, shownDetails(), network, () => dialog.getByText('Loading the details.').isHidden());

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
        'details.requested': () => dialog.getByRole('button', { name: 'Try Again' }).click(),
        'network.restored': () => changeNetwork(page, 'online'),
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
      actors: {
        loadDetails: {
          done: (outcome) => (outcome === 'offline' ? lose('offline') : shownDetails().end(respond)),
          failed: () => lose('online'),
        },
      },
      delays: { scrollingTime: passScrollingTime },
      until: (assertion) => assertion(page),
      close: async () => {
        await page.clock.resume();
        for (const held of details.values()) await held.endAll(respond);
      },
    };
  },
});
