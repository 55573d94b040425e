import type { backToTopMachine } from '../../../machines/back-to-top/back-to-top.machine.ts';
import type { Screen } from '../../../machines/model-testing/plan.ts';
import { expect } from '../../fixtures.ts';
import { pauseClock, polling } from '../page-control.ts';
import type { Setup } from '../path-tests.ts';

const frameMilliseconds = 17;

export async function openBackToTop({ page }: Setup): Promise<Screen<typeof backToTopMachine, boolean>> {
  const button = page.getByRole('button', { name: 'Back to top' });
  const offset = () => page.evaluate(() => scrollY);
  const isAtTop = () =>
    page.evaluate(() => scrollY === 0 && document.activeElement === document.querySelector('main h1'));
  await pauseClock(page);
  return {
    events: {
      'page.scrolled': async (event) => {
        await page.mouse.wheel(0, event.offset - (await offset()));
        await expect.poll(offset, polling).toBe(event.offset);
        // The button is updated in the next frame.
        await page.clock.runFor(frameMilliseconds);
      },
      'button.pressed': async () => {
        await button.click();
        await expect.poll(isAtTop, polling).toBe(true);
      },
    },
    until: (assertion) => expect(async () => assertion(await button.isVisible())).toPass(polling),
  };
}
