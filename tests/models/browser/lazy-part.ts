import type { lazyPartMachine } from '../../../machines/lazy-part/lazy-part.machine.ts';
import type { Screen } from '../../../machines/model-testing/plan.ts';
import { expect } from '../../fixtures.ts';
import { abortedMessage, polling, restoreNetwork, setNetwork } from '../page-control.ts';
import type { Setup } from '../path-tests.ts';
import type { LazyPartView } from '../site/lazy-part.states.ts';
import { failImport, holdRequests, panelScript, respond } from './held-requests.ts';

/** The lazy part is the accessibility panel. */
export async function openLazyPart({
  page,
  expectedMessages,
}: Setup): Promise<Screen<typeof lazyPartMachine, LazyPartView>> {
  const button = page.getByRole('button', { name: 'Accessibility and language' });
  const panel = page.getByRole('dialog');
  const scripts = await holdRequests(page, panelScript);

  return {
    events: {
      'part.requested': async ({ network }) => {
        await setNetwork(page, network);
        const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
        await page.mouse.move(2, 2);
        await page.mouse.move(x + 8, y + 8);
      },
      'network.restored': () => restoreNetwork(page),
      'part.mounted': () => button.click(),
    },
    actors: {
      loadScript: {
        done: () => scripts.end(respond),
        failed: async () => {
          expectedMessages.push(abortedMessage);
          await failImport(page, scripts);
        },
      },
    },
    until: (assertion) =>
      expect(async () =>
        assertion({ requests: scripts.count(), isLoading: scripts.isHeld(), isShown: await panel.isVisible() }),
      ).toPass(polling),
    close: async () => {
      await scripts.endAll(respond);
      await page.unroute(panelScript);
    },
  };
}
