import type { Page, Route } from 'playwright';
import { expect, vi } from 'vitest';
import { capabilityTiles } from '../../../../content/capabilities.ts';
import { services } from '../../../../content/services/summaries.ts';
import { patience } from '../patience.ts';
import type { ServiceModalScreen, ServiceModalView } from '../service-modal.table.ts';
import { stopClock } from './site-walks.ts';

/** The names of a service's card and tile. */
const cardOf = (service: string) => services.find(({ id }) => id === service)?.title ?? service;
const tileOf = (service: string) => capabilityTiles.find((tile) => tile.service === service)?.name ?? service;

/** The details of the services that the walks open, each a script of its own. */
const detailScripts = /\/assets\/(?:vision-therapy|ipl-therapy|dmv-eye-exam)-[^/]+\.js$/;

/** Runs in the page: what a visitor sees of the modal, and whether the page stands at its services. */
function readView(): ServiceModalView {
  const top = document.getElementById('services')?.getBoundingClientRect().top ?? Number.NaN;
  const dialog = document.querySelector('[role="dialog"]');
  const address = dialog?.querySelector('a[href^="/services/"]')?.getAttribute('href') ?? '';
  const isOutOfReach = /could not load the details/.test(dialog?.textContent ?? '');
  const details = isOutOfReach ? 'out of reach' : dialog?.querySelector('h3') ? 'shown' : 'awaited';
  return {
    modal: dialog ? { service: address.replace('/services/', ''), details } : null,
    scrolledTo: top >= 0 && top <= 110 ? 'services' : null,
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

  /** Ends the fetching of the details that the modal awaits. Those that somebody only came near stay on their way. */
  async function endFetching(end: (route: Route) => Promise<void>): Promise<void> {
    const { modal } = await page.evaluate(readView);
    const isAwaited = (route: Route) => route.request().url().includes(`/${modal?.service}-`);
    await expect.poll(() => held.some(isAwaited), patience).toBe(true);
    const awaited = held.filter(isAwaited);
    held = held.filter((route) => !isAwaited(route));
    await Promise.all(awaited.map(end));
  }

  return {
    until: (check) => vi.waitFor(async () => check(await page.evaluate(readView)), patience),
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
      await page
        .locator('#approach')
        .getByRole('button', { name: tileOf(service), exact: true })
        .click();
    },
    close: async () => {
      await dialog.getByRole('button', { name: 'Close' }).click();
    },
    leave: async () => {
      const isOpen = await dialog.isVisible();
      if (isOpen) await dialog.getByRole('link', { name: 'View Full Details' }).click();
      else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    },
    letTimePass: async () => {
      await page.clock.runFor(800);
      await letClockRun();
    },
    deliver: () => endFetching((route) => route.continue()),
    loseConnection: async () => {
      expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
      await endFetching((route) => route.abort());
    },
    end: async () => {
      await letClockRun();
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(detailScripts, hold);
    },
  };
}
