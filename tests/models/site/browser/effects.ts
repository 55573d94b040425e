import type { Page } from 'playwright/test';

/** Waits until React has run the effects of what is on the screen, which no clock of a test holds up. */
export const untilEffectsAreDone = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
