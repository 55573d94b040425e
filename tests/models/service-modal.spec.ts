import type { Page } from 'playwright/test';
import { services } from '#content/services/summaries.ts';
import type { ServiceModalContext } from '#machines/service-modal/service-modal.machine.ts';
import { serviceModalModel } from '#machines/service-modal/service-modal.model.ts';
import { expect } from '../fixtures.ts';
import { polling } from '../support/open-view.ts';
import { failToLoad, type HeldRequests, holdRequests, respond } from './held-requests.ts';
import { controlClockAndNetwork, openInUse, pauseClock, restoreNetwork } from './page-control.ts';
import { testPaths } from './path-tests.ts';

/** The name of a service's card. */
const cardOf = (service: string) => services.find(({ id }) => id === service)?.title ?? service;

/** Runs in the page. */
function readPage() {
  const top = document.getElementById('services')?.getBoundingClientRect().top ?? Number.NaN;
  const dialog = document.querySelector('dialog[open]');
  return {
    title: dialog?.querySelector('h2')?.textContent ?? null,
    status: dialog?.querySelector('[role="status"]')?.textContent ?? '',
    isComplete: Boolean(dialog?.querySelector('h3')),
    busyTile: document.querySelector('#approach [aria-busy="true"]')?.textContent ?? null,
    isAtServices: top >= 0 && top <= 110,
    inAddress: new URLSearchParams(location.search).get('service'),
  };
}

async function readView(page: Page): Promise<ServiceModalView> {
  const { title, status, isComplete, busyTile, isAtServices, inAddress } = await page.evaluate(readPage);
  const service = services.find((one) => one.title === title)?.id ?? '';
  const reason = /offline/.test(status) ? 'offline' : 'failed';
  const details = /offline|could not load/.test(status) ? reason : isComplete ? 'shown' : 'loading';
  return {
    modal: title === null ? null : { service, details },
    busyTile,
    scrolledTo: isAtServices ? 'services' : null,
    inAddress,
  };
}

type Details = 'loading' | 'shown' | 'offline' | 'failed';

/** What a visitor sees of the service modal. */
interface ServiceModalView {
  /** Null while it is closed. `service` is the slug of the service. */
  readonly modal: { readonly service: string; readonly details: Details } | null;
  /** The name of the tile that is busy; null without one. */
  readonly busyTile: string | null;
  /** The id of the section that the page was scrolled to last. */
  readonly scrolledTo: string | null;
  /** The service that the address names; null without one. */
  readonly inAddress: string | null;
}

const showsDetails = (details: Details) => (view: ServiceModalView, context: ServiceModalContext) =>
  expect(view).toMatchObject({ modal: { service: context.service, details }, inAddress: context.service });

testPaths<typeof serviceModalModel.machine, ServiceModalView>({
  model: serviceModalModel,
  states: {
    closed: (view) => expect(view).toMatchObject({ modal: null, busyTile: null, inAddress: null }),
    scrolling: (view, { tile }) => expect(view).toMatchObject({ modal: null, busyTile: tile, scrolledTo: 'services' }),
    'open.loading': showsDetails('loading'),
    'open.complete': showsDetails('shown'),
    'open.offline': showsDetails('offline'),
    'open.failed': showsDetails('failed'),
  },
  isolated: true,
  prepare: controlClockAndNetwork,
  open: async (setup) => {
    const { page } = setup;
    await openInUse(page, '/');
    const dialog = page.getByRole('dialog');
    let isClockPaused = false;
    /** The requests for the details of each service. A pointer near a card causes some as well, which stay held. */
    const details = new Map<string, HeldRequests>();
    for (const { id } of services) details.set(id, await holdRequests(page, new RegExp(`/assets/${id}-[^/]+\\.js$`)));
    const shownDetails = async () => {
      const held = details.get((await readView(page)).modal?.service ?? '');
      if (!held) throw new Error('No service is open');
      return held;
    };
    await page.locator('#approach').scrollIntoViewIfNeeded();
    await page.locator('[data-awaiting="services-part"]').waitFor({ state: 'detached' });

    /** The clock is paused only while the page scrolls to the services. */
    async function resumeClock(): Promise<void> {
      if (isClockPaused) await page.clock.resume();
      isClockPaused = false;
    }

    async function passScrollingTime(): Promise<void> {
      await page.clock.runFor(800);
      await resumeClock();
    }

    const lose = async (network: 'online' | 'offline') =>
      failToLoad(setup, await shownDetails(), network, async () => (await readView(page)).modal?.details !== 'loading');

    return {
      events: {
        'card.activated': async ({ service }) => {
          const card = page.locator('#services').getByRole('button', { name: cardOf(service), exact: true });
          await card.click();
          await resumeClock();
        },
        'tile.chosen': async ({ tile }) => {
          if (!isClockPaused) await pauseClock(page);
          isClockPaused = true;
          await page.locator('#approach').getByRole('button', { name: tile, exact: true }).click();
        },
        'modal.closed': () => dialog.getByRole('button', { name: 'Close' }).click(),
        'details.requested': () => dialog.getByRole('button', { name: 'Try Again' }).click(),
        'network.restored': () => restoreNetwork(page),
        'address.shown': ({ service }) =>
          page.evaluate((slug) => history.pushState({}, '', `?service=${slug}`), service),
        'address.left': async () => {
          if ((await readView(page)).inAddress) await page.evaluate(() => history.back());
        },
        'page.left': async () => {
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
          // A timer that is still running would open the modal now.
          await passScrollingTime();
        },
      },
      actors: {
        loadDetails: {
          done: async (outcome) => (outcome === 'offline' ? lose('offline') : (await shownDetails()).end(respond)),
          failed: () => lose('online'),
        },
      },
      delays: { scrollingTime: passScrollingTime },
      until: (assertion) => expect(async () => assertion(await readView(page))).toPass(polling),
      close: async () => {
        await resumeClock();
        for (const held of details.values()) await held.endAll(respond);
      },
    };
  },
});
