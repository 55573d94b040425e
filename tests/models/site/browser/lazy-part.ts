import type { Page } from 'playwright/test';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import type { LazyPartScreen } from '../lazy-part.table.ts';
import { arrive, failImport, holdRequests } from './held-requests.ts';
import { restoreNetwork, sayNetwork } from './site-walks.ts';

const panelScript = /\/assets\/AccessibilityPanel-[^/]+\.js$/;

/** The accessibility panel of a built page, whose script arrives or breaks off as the walk says. */
export async function openLazyPart(
  page: Page,
  expectedMessages: RegExp[],
): Promise<LazyPartScreen & { end(): Promise<void> }> {
  const button = page.getByRole('button', { name: 'Accessibility and language' });
  const panel = page.getByRole('dialog');
  const scripts = await holdRequests(page, panelScript);

  return {
    until: (check) =>
      expect(async () =>
        check({ requests: scripts.count(), isOnTheWay: scripts.isHeld(), isShown: await panel.isVisible() }),
      ).toPass(polling),
    approach: async (network) => {
      await sayNetwork(page, network);
      const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(2, 2);
      await page.mouse.move(x + 8, y + 8);
    },
    restoreNetwork: () => restoreNetwork(page),
    deliver: () => scripts.end(arrive),
    breakOff: async () => {
      expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
      await failImport(page, scripts);
    },
    show: () => button.click(),
    end: async () => {
      await scripts.endAll(arrive);
      await page.unroute(panelScript);
    },
  };
}
