import type { Page, Route } from 'playwright/test';
import { capabilityTiles, services } from '../../../../content/index.ts';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import type { ServiceModalScreen, ServiceModalView } from '../service-modal.table.ts';
import { giveClock, giveNetwork, restoreNetwork, sayNetwork, stopClock } from './site-walks.ts';

/** The names of a service's card and tile. */
const cardOf = (service: string) => services.find(({ id }) => id === service)?.title ?? service;
const tileOf = (service: string) => capabilityTiles.find((tile) => tile.service === service)?.name ?? service;

/** The details of the services that the walks open, each a script of its own. */
const detailScripts = /\/assets\/(?:vision-therapy|ipl-therapy|dmv-eye-exam)-[^/]+\.js$/;

/** Runs in the page before its own scripts: what asks the browser to go back waits for the walk. */
function holdBack(): void {
  History.prototype.back = () => void Object.assign(window, { isBackHeld: true });
}

/** Gives the page a browser that goes back in its history, and says what it knows of the network, as the walk wants. */
export async function prepareServices(page: Page): Promise<void> {
  await giveClock(page);
  await giveNetwork(page);
  await page.addInitScript(holdBack);
}

/** Runs in the page: goes where the site has asked to go, else back out of the modal, else forward again. */
function goInHistory(): void {
  const isGoingBack = Reflect.get(window, 'isBackHeld') === true || document.querySelector('dialog[open]') !== null;
  Object.assign(window, { isBackHeld: false });
  history.go(isGoingBack ? -1 : 1);
}

/** Runs in the page: what a visitor sees of the modal, and whether the page stands at its services. */
function readPage() {
  const top = document.getElementById('services')?.getBoundingClientRect().top ?? Number.NaN;
  const dialog = document.querySelector('dialog[open]');
  return {
    title: dialog?.querySelector('h2')?.textContent ?? null,
    status: dialog?.querySelector('[role="status"]')?.textContent ?? '',
    isComplete: Boolean(dialog?.querySelector('h3')),
    isAtServices: top >= 0 && top <= 110,
    isEntryBeingLeft: Reflect.get(window, 'isBackHeld') === true,
  };
}

async function readView(page: Page): Promise<ServiceModalView> {
  const { title, status, isComplete, isAtServices, isEntryBeingLeft } = await page.evaluate(readPage);
  const service = services.find((one) => one.title === title)?.id ?? '';
  const reason = /offline/.test(status) ? 'offline' : 'out of reach';
  const details = /offline|could not load/.test(status) ? reason : isComplete ? 'shown' : 'awaited';
  return {
    modal: title === null ? null : { service, details },
    scrolledTo: isAtServices ? 'services' : null,
    isEntryBeingLeft,
  };
}

/** The built home page, with a hand on the details of its services and, while it scrolls, on its clock. */
export async function openServices(
  page: Page,
  expectedMessages: RegExp[],
): Promise<ServiceModalScreen & { end(): Promise<void> }> {
  const dialog = page.getByRole('dialog');
  let isClockStopped = false;
  let held: Route[] = [];
  const hold = (route: Route) => {
    held.push(route);
  };
  await page.route(detailScripts, hold);
  await page.locator('#approach').scrollIntoViewIfNeeded();
  await page.locator('[data-awaiting="services-part"]').waitFor({ state: 'detached' });

  /** What is drawn has time of its own, except while the page is on its way to the services. */
  async function letClockRun(): Promise<void> {
    if (isClockStopped) await page.clock.resume();
    isClockStopped = false;
  }

  /** Takes the requests for the details that the modal waits for. Those that somebody only came near stay held. */
  async function takeRequests(): Promise<Route[]> {
    const { modal } = await readView(page);
    const [requested = [], others = []] = [true, false].map((isRequested) =>
      held.filter((route) => route.request().url().includes(`/${modal?.service}-`) === isRequested),
    );
    held = others;
    return requested;
  }

  return {
    until: (check) => expect(async () => check(await readView(page))).toPass(polling),
    activateCard: async (service) => {
      await page
        .locator('#services')
        .getByRole('button', { name: cardOf(service), exact: true })
        .click();
      await letClockRun();
    },
    chooseTile: async (service) => {
      if (!isClockStopped) await stopClock(page);
      isClockStopped = true;
      const tile = page.locator('#approach').getByRole('button', { name: tileOf(service), exact: true });
      await tile.click();
      await expect.poll(() => tile.getAttribute('aria-busy'), polling).toBe('true');
    },
    close: () => dialog.getByRole('button', { name: 'Close' }).click(),
    tryAgain: () => dialog.getByRole('button', { name: 'Try Again' }).click(),
    restoreNetwork: () => restoreNetwork(page),
    goInHistory: () => page.evaluate(goInHistory),
    // To another section: the modal of another page would be another one.
    leave: async () => {
      if (await dialog.isVisible()) {
        await page.evaluate(() => location.assign(location.hash === '#find-us' ? '#doctors' : '#find-us'));
      } else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    },
    letTimePass: async () => {
      await page.clock.runFor(800);
      await letClockRun();
    },
    deliver: () =>
      expect(async () => {
        const requests = await takeRequests();
        expect(requests).not.toEqual([]);
        for (const route of requests) await route.continue();
      }).toPass(polling),
    breakOff: async (network) => {
      expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
      await sayNetwork(page, network);
      // Details that are lost after the network came back are requested once more.
      await expect(async () => {
        for (const route of await takeRequests()) await route.abort();
        expect((await readView(page)).modal?.details).not.toBe('awaited');
      }).toPass(polling);
      // A browser that has a network again without saying so.
      await sayNetwork(page, 'online');
    },
    end: async () => {
      await letClockRun();
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(detailScripts, hold);
    },
  };
}
