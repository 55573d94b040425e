import { backToTopModel } from '../../../machines/back-to-top/back-to-top.model.ts';
import { expect } from '../../fixtures.ts';
import { installClock, pauseClock } from '../page-control.ts';
import { testPaths } from '../path-tests.ts';
import { backToTopStates } from '../site/back-to-top.states.ts';

const frameMilliseconds = 17;

testPaths({
  model: backToTopModel,
  states: backToTopStates,
  path: '/terms',
  isolated: true,
  prepare: installClock,
  open: async ({ page }) => {
    const button = page.getByRole('button', { name: 'Back to top' });
    const offset = () => page.evaluate(() => scrollY);
    const isAtTop = () =>
      page.evaluate(() => scrollY === 0 && document.activeElement === document.querySelector('main h1'));
    await pauseClock(page);
    return {
      events: {
        'page.scrolled': async (event) => {
          await page.mouse.wheel(0, event.offset - (await offset()));
          await expect.poll(offset).toBe(event.offset);
          // The button is updated in the next frame.
          await page.clock.runFor(frameMilliseconds);
        },
        'button.pressed': async () => {
          await button.click();
          await expect.poll(isAtTop).toBe(true);
        },
      },
      view: () => button.isVisible(),
    };
  },
});
