import { brandCarouselModel } from '#machines/brand-carousel/brand-carousel.model.ts';
import { expect } from '../fixtures.ts';
import { startUse } from '../support/hydration.ts';
import { polling } from '../support/open-view.ts';
import { testPaths } from './path-tests.ts';

/** Reads what a visitor sees and does. It also runs in a browser, so it uses nothing from this module. */
function readReel(reel: Element) {
  // The state of the animation, not the attribute.
  const [animation] = reel.querySelector('[data-movement]')?.getAnimations() ?? [];
  const movement = animation?.playState === 'running' ? 'playing' : 'paused';
  return {
    movement: animation ? movement : 'still',
    isHeld: reel.matches(':hover, :focus-within'),
    isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

type CarouselView = ReturnType<typeof readReel> & { button: string | null };

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
    const view = async () => ({ ...(await reel.evaluate(readReel)), button: await button.textContent() });
    const setMotion = (reducedMotion: 'reduce' | 'no-preference') => page.emulateMedia({ reducedMotion });

    await page.goto('/');
    await startUse(page);
    await setMotion('no-preference');
    await reel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await section.locator('[data-awaiting]').waitFor({ state: 'detached' });

    return {
      events: {
        // Near its upper edge, because a reel that moves is lower than one that shows all brands.
        'pointer.entered': () => reel.hover({ position: { x: 200, y: 40 } }),
        'pointer.left': () => page.mouse.move(4, 4),
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
        },
        'focus.left': async () => {
          await page.keyboard.press('Tab');
          await expect(reel).not.toBeFocused();
        },
        'button.pressed': async () => {
          // A click takes pointer and focus to the button, which are events of their own. Voice control leaves both.
          const { isHeld } = await view();
          await (isHeld ? button.dispatchEvent('click') : button.click());
        },
        'motion.reduced': () => setMotion('reduce'),
        'motion.allowed': () => setMotion('no-preference'),
      },
      until: (assertion) => expect(async () => assertion(await view())).toPass(polling),
    };
  },
});
