import type { Page, Route } from 'playwright/test';
import { services } from '#content/services/summaries.ts';
import type { ServiceModalContext } from '#machines/service-modal/service-modal.machine.ts';
import { serviceModalModel } from '#machines/service-modal/service-modal.model.ts';
import { expect } from '../fixtures.ts';
import {
  abortedMessage,
  controlClockAndNetwork,
  pauseClock,
  polling,
  restoreNetwork,
  setNetwork,
} from './page-control.ts';
import { testPaths } from './path-tests.ts';

/** The name of a service's card. */
const cardOf = (service: string) => services.find(({ id }) => id === service)?.title ?? service;

/** The scripts with the details of services. */
const detailScripts = /\/assets\/(?:vision-therapy|ipl-therapy|dmv-eye-exam)-[^/]+\.js$/;

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
  path: '/',
  isolated: true,
  prepare: controlClockAndNetwork,
  open: async ({ page, expectedMessages }) => {
    const dialog = page.getByRole('dialog');
    let isClockPaused = false;
    let held: Route[] = [];
    const hold = (route: Route) => {
      held.push(route);
    };
    await page.route(detailScripts, hold);
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

    /** Takes the held requests of the modal. Requests that a pointer near a card has caused stay held. */
    async function takeRequests(): Promise<Route[]> {
      const { modal } = await readView(page);
      const isOfModal = (route: Route) => route.request().url().includes(`/${modal?.service}-`);
      const requests = held.filter(isOfModal);
      held = held.filter((route) => !isOfModal(route));
      return requests;
    }

    async function deliverDetails(): Promise<void> {
      await expect(async () => {
        const requests = await takeRequests();
        expect(requests).not.toEqual([]);
        for (const route of requests) await route.continue();
      }).toPass(polling);
    }

    async function failToLoad(network: 'online' | 'offline'): Promise<void> {
      expectedMessages.push(abortedMessage);
      await setNetwork(page, network);
      // Details that are lost after the network came back are requested once more.
      await expect(async () => {
        for (const route of await takeRequests()) await route.abort();
        expect((await readView(page)).modal?.details).not.toBe('loading');
      }).toPass(polling);
      // The network is back, without an event.
      await setNetwork(page, 'online');
    }

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
          done: (outcome) => (outcome === 'offline' ? failToLoad('offline') : deliverDetails()),
          failed: () => failToLoad('online'),
        },
      },
      delays: { scrollingTime: passScrollingTime },
      view: () => readView(page),
      close: async () => {
        await resumeClock();
        await Promise.all(held.map((route) => route.continue()));
        await page.unroute(detailScripts, hold);
      },
    };
  },
});
