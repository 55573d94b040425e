import type { Page } from 'playwright/test';
import { copyAddressModel } from '../../../machines/copy-address/copy-address.model.ts';
import { testPaths } from '../path-tests.ts';
import { copyAddressStates } from '../site/copy-address.states.ts';

/** Makes the clipboard wait for the test. Call it before navigation. */
const holdClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // A page that is not secure has no clipboard.
    if (!('clipboard' in navigator)) return;
    navigator.clipboard.writeText = () =>
      new Promise((resolve, reject) => {
        Object.assign(window, {
          endCopy: (isCopied: boolean) => {
            Object.assign(window, { endCopy: undefined });
            if (isCopied) resolve();
            else reject(new DOMException('The browser refuses.', 'NotAllowedError'));
          },
        });
      });
  });

testPaths({
  model: copyAddressModel,
  states: copyAddressStates,
  path: '/',
  prepare: holdClipboard,
  open: async ({ page }) => {
    const button = page.getByRole('button', { name: 'Copy Address' });
    const endCopy = (isCopied: boolean) => page.evaluate((copied) => Reflect.get(window, 'endCopy')(copied), isCopied);
    await button.scrollIntoViewIfNeeded();
    return {
      events: { 'button.pressed': () => button.click() },
      actors: { copyAddress: { done: () => endCopy(true), failed: () => endCopy(false) } },
      view: async () => ({
        outcome: (await button.locator('xpath=following-sibling::*').textContent()) ?? '',
        isCopying: await page.evaluate(() => Reflect.get(window, 'endCopy') !== undefined),
      }),
    };
  },
});
