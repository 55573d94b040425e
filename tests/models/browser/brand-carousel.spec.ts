import type { brandCarouselMachine } from '../../../machines/brand-carousel/brand-carousel.machine.ts';
import { brandCarouselModel } from '../../../machines/brand-carousel/brand-carousel.model.ts';
import type { Screen } from '../../../machines/model-testing/plan.ts';
import { expect } from '../../fixtures.ts';
import { polling } from '../page-control.ts';
import { type Setup, testPaths } from '../path-tests.ts';
import { brandCarouselStates, type CarouselView } from '../site/brand-carousel.states.ts';

async function openCarousel({ page }: Setup): Promise<Screen<typeof brandCarouselMachine, CarouselView>> {
  const section = page.locator('#recommendations');
  const reel = section.getByRole('region', { name: 'Eyewear brands' });
  const button = section.getByRole('button');
  let isPointerOver = false;
  let isFocusWithin = false;
  let isMotionReduced = false;

  const view = async (): Promise<CarouselView> => ({
    // The state of the animation, not the attribute.
    movement: await reel.locator('[data-movement]').evaluate((track) => {
      const [animation] = track.getAnimations();
      if (!animation) return 'still';
      return animation.playState === 'running' ? 'playing' : 'paused';
    }),
    button: (await button.textContent()) ?? '',
    isHeld: isPointerOver || isFocusWithin,
    isMotionReduced,
  });

  async function setMotion(isReduced: boolean): Promise<void> {
    await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
    isMotionReduced = isReduced;
  }

  await setMotion(false);
  await reel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await section.locator('[data-awaiting]').waitFor({ state: 'detached' });

  return {
    events: {
      'pointer.entered': async () => {
        await reel.hover();
        isPointerOver = true;
      },
      'pointer.left': async () => {
        await page.mouse.move(4, 4);
        isPointerOver = false;
      },
      'focus.entered': async () => {
        await section.getByRole('heading').focus();
        await page.keyboard.press('Tab');
        isFocusWithin = true;
      },
      'focus.left': async () => {
        await page.keyboard.press('Tab');
        isFocusWithin = false;
      },
      'button.pressed': () => button.click(),
      'motion.reduced': () => setMotion(true),
      'motion.allowed': () => setMotion(false),
    },
    until: (assertion) => expect(async () => assertion(await view())).toPass(polling),
  };
}

testPaths({
  model: brandCarouselModel,
  states: brandCarouselStates,
  path: '/',
  // The interactions do not fit every snapshot: pressing the button fails in some of them.
  hasSuite: false,
  open: openCarousel,
});
