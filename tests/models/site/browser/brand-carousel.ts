import type { Page } from 'playwright/test';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import type { CarouselScreen, CarouselView } from '../brand-carousel.table.ts';

/** The carousel on the built home page, by pointer, keyboard, and the device's wish for less motion. */
export async function openCarousel(page: Page): Promise<CarouselScreen> {
  const section = page.locator('#recommendations');
  const reel = section.getByRole('region', { name: 'Eyewear brands' });
  const button = section.getByRole('button');
  const done = { pointerOver: false, focusWithin: false, motionReduced: false };

  /** The reel moves when its animation runs, whatever it says of itself. */
  const view = async (): Promise<CarouselView> => ({
    movement: await reel.locator('[data-movement]').evaluate((track) => {
      const [animation] = track.getAnimations();
      if (!animation) return 'still';
      return animation.playState === 'running' ? 'playing' : 'paused';
    }),
    button: (await button.textContent()) ?? '',
  });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await reel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await section.locator('[data-awaiting]').waitFor({ state: 'detached' });

  return {
    done,
    until: (check) => expect(async () => check(await view())).toPass(polling),
    pointAt: async (isOver) => {
      if (isOver) await reel.hover();
      else await page.mouse.move(4, 4);
      done.pointerOver = isOver;
    },
    focus: async (isWithin) => {
      if (isWithin) await section.getByRole('heading').focus();
      await page.keyboard.press('Tab');
      done.focusWithin = isWithin;
    },
    pressButton: () => button.click(),
    reduceMotion: async (isReduced) => {
      await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
      done.motionReduced = isReduced;
    },
  };
}
