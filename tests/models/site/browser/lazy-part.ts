import type { Page, Route } from 'playwright';
import { expect, vi } from 'vitest';
import type { LazyPartScreen } from '../lazy-part.table.ts';
import { patience } from '../patience.ts';
import { restoreNetwork, sayNetwork } from './site-walks.ts';

const panelScript = /\/assets\/AccessibilityPanel-[^/]+\.js$/;

/** The accessibility panel of a built page, whose script arrives or breaks off as the walk says. */
export async function openLazyPart(
  page: Page,
  expectedMessages: RegExp[],
): Promise<LazyPartScreen & { end(): Promise<void> }> {
  const button = page.getByRole('button', { name: 'Accessibility and language' });
  const panel = page.getByRole('dialog');
  let requests = 0;
  let held: Route[] = [];
  const hold = (route: Route) => {
    requests += 1;
    held.push(route);
  };
  await page.route(panelScript, hold);

  async function endLoading(end: (route: Route) => Promise<void>): Promise<void> {
    await expect.poll(() => held.length, patience).toBeGreaterThan(0);
    const routes = held;
    held = [];
    await Promise.all(routes.map(end));
  }

  return {
    until: (check) =>
      vi.waitFor(
        async () => check({ requests, isOnTheWay: held.length > 0, isShown: await panel.isVisible() }),
        patience,
      ),
    approach: async (network) => {
      await sayNetwork(page, network);
      const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(2, 2);
      await page.mouse.move(x + 8, y + 8);
    },
    restoreNetwork: () => restoreNetwork(page),
    deliver: () => endLoading((route) => route.continue()),
    breakOff: async () => {
      expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
      await endLoading((route) => route.abort());
    },
    show: () => button.click(),
    end: async () => {
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(panelScript, hold);
    },
  };
}
