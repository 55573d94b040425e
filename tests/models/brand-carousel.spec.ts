import { brandCarouselModel } from '#machines/brand-carousel/brand-carousel.model.ts';
import { expect } from '../fixtures.ts';
import { startUse } from '../support/hydration.ts';
import { polling } from '../support/open-view.ts';
import { testPaths } from './path-tests.ts';

/** What a visitor sees of the carousel. */
interface CarouselView {
  readonly movement: 'playing' | 'paused' | 'still';
  readonly button: string;
  /** Whether the pointer is over the reel or the focus within it, after the interactions so far. */
  readonly isHeld: boolean;
  /** Whether the device asks for less motion, after the interactions so far. */
  readonly isMotionReduced: boolean;
}

const expectPause = ({ movement, button, isHeld }: CarouselView) =>
  expect({ movement, button }).toEqual({ movement: isHeld ? 'paused' : 'playing', button: 'Pause' });

const expectPlay = ({ movement, button, isMotionReduced }: CarouselView) =>
  expect({ movement, button }).toEqual({ movement: isMotionReduced ? 'still' : 'paused', button: 'Play' });

const expectNotPlaying = ({ movement }: CarouselView) => expect(movement).not.toBe('playing');

const expectPlayingUnlessHeld = ({ movement, button, isHeld }: CarouselView) =>
  expect(movement === 'playing').toBe(button === 'Pause' && !isHeld);

const expectNotStill = ({ movement }: CarouselView) => expect(movement).not.toBe('still');

testPaths<typeof brandCarouselModel.machine, CarouselView>({
  model: brandCarouselModel,
  states: {
    'pointer.away': expectPlayingUnlessHeld,
    'pointer.over': expectNotPlaying,
    'focus.outside': expectPlayingUnlessHeld,
    'focus.within': expectNotPlaying,
    // A hydrated page knows the preference already. By default, devices allow motion.
    'motion.unknown': expectNotStill,
    'motion.allowed': expectNotStill,
    'motion.reduced': expectPlayingUnlessHeld,
    'choice.unmade': (view) => (view.isMotionReduced ? expectPlay(view) : expectPause(view)),
    'choice.playing': expectPause,
    'choice.paused': expectPlay,
  },
  open: async ({ page }) => {
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

    await page.goto('/');
    await startUse(page);
    await setMotion(false);
    await reel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await section.locator('[data-awaiting]').waitFor({ state: 'detached' });

    return {
      events: {
        'pointer.entered': async () => {
          // Near its upper edge, because a reel that moves is lower than one that shows all brands.
          await reel.hover({ position: { x: 200, y: 40 } });
          isPointerOver = true;
        },
        'pointer.left': async () => {
          await page.mouse.move(4, 4);
          isPointerOver = false;
        },
        'focus.entered': async () => {
          if ((await view()).movement === 'still') {
            // Tab skips a reel that shows all brands. A screen reader can focus it.
            await reel.focus();
          } else {
            // Scrolling would move the reel away from the pointer.
            await section.getByRole('heading').evaluate((heading) => heading.focus({ preventScroll: true }));
            await page.keyboard.press('Tab');
          }
          await expect(reel).toBeFocused();
          isFocusWithin = true;
        },
        'focus.left': async () => {
          await page.keyboard.press('Tab');
          await expect(reel).not.toBeFocused();
          isFocusWithin = false;
        },
        'button.pressed': () => {
          // A click takes pointer and focus to the button, which are events of their own. Voice control leaves both.
          return isPointerOver || isFocusWithin ? button.dispatchEvent('click') : button.click();
        },
        'motion.reduced': () => setMotion(true),
        'motion.allowed': () => setMotion(false),
      },
      until: (assertion) => expect(async () => assertion(await view())).toPass(polling),
    };
  },
});
