import type { Page } from 'playwright/test';
import type { copyAddressMachine } from '../../../machines/copy-address/copy-address.machine.ts';
import type { Screen } from '../../../machines/model-testing/plan.ts';
import { expect } from '../../fixtures.ts';
import { polling } from '../page-control.ts';
import type { Setup } from '../path-tests.ts';
import type { CopyAddressView } from '../site/copy-address.states.ts';

/** Makes the clipboard wait for the test. Call it before navigation. */
export const holdClipboard = (page: Page): Promise<unknown> =>
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

export async function openCopyAddress({ page }: Setup): Promise<Screen<typeof copyAddressMachine, CopyAddressView>> {
  const button = page.getByRole('button', { name: 'Copy Address' });
  const endCopy = (isCopied: boolean) => page.evaluate((copied) => Reflect.get(window, 'endCopy')(copied), isCopied);
  const view = async (): Promise<CopyAddressView> => ({
    outcome: (await button.locator('xpath=following-sibling::*').textContent()) ?? '',
    isCopying: await page.evaluate(() => Reflect.get(window, 'endCopy') !== undefined),
  });
  await button.scrollIntoViewIfNeeded();
  return {
    events: { 'button.pressed': () => button.click() },
    actors: { copyAddress: { done: () => endCopy(true), failed: () => endCopy(false) } },
    until: (assertion) => expect(async () => assertion(await view())).toPass(polling),
  };
}
