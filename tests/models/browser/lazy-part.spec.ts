import { lazyPartModel } from '../../../machines/lazy-part/lazy-part.model.ts';
import { abortedMessage, controlClockAndNetwork, restoreNetwork, setNetwork } from '../page-control.ts';
import { testPaths } from '../path-tests.ts';
import { lazyPartStates } from '../site/lazy-part.states.ts';
import { failImport, holdRequests, panelScript, respond } from './held-requests.ts';

// The lazy part is the accessibility panel.
testPaths({
  model: lazyPartModel,
  states: lazyPartStates,
  path: '/terms',
  isolated: true,
  prepare: controlClockAndNetwork,
  open: async ({ page, expectedMessages }) => {
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
      view: async () => ({ requests: scripts.count(), isLoading: scripts.isHeld(), isShown: await panel.isVisible() }),
      close: async () => {
        await scripts.endAll(respond);
        await page.unroute(panelScript);
      },
    };
  },
});
