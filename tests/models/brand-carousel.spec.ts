import { followPlan, plansOf, type Screen, type StateAssertions } from 'model-testing';
import { expect, type Page } from 'playwright/test';
import { brandCarouselModel } from '#machines/brand-carousel/brand-carousel.model.ts';
import { messageProblems, watchConsole } from '../support/console.ts';
import { test } from '../support/examples.ts';
import { polling, screens } from '../support/open-view.ts';

/** Reads what a visitor sees and does. It also runs in a browser, so it uses nothing from this module. */
function readReel(reel: Element) {
  // The state of the animation, not the attribute.
  const [animation] = reel.firstElementChild?.getAnimations() ?? [];
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

const states: StateAssertions<typeof brandCarouselModel.machine, CarouselView> = {
  'pointer.away': expectPlayingUnlessHeld,
  'pointer.over': expectNotPlaying,
  'focus.outside': expectPlayingUnlessHeld,
  'focus.within': expectNotPlaying,
  // A rendered reel knows the preference already. By default, devices allow motion.
  'motion.unknown': expectNotStill,
  'motion.allowed': expectNotStill,
  'motion.reduced': expectPlayingUnlessHeld,
  'choice.unmade': (view) => (view.isMotionReduced ? expectPlay(view) : expectPause(view)),
  'choice.playing': expectPause,
  'choice.paused': expectPlay,
};

async function openReel(
  page: Page,
  examples: string,
): Promise<Screen<typeof brandCarouselModel.machine, CarouselView>> {
  const section = page.locator('#BrandCarousel');
  const reel = section.getByRole('region', { name: 'Eyewear brands' });
  const button = section.getByRole('button');
  const view = async () => ({ ...(await reel.evaluate(readReel)), button: await button.textContent() });
  const setMotion = (reducedMotion: 'reduce' | 'no-preference') => page.emulateMedia({ reducedMotion });

  await page.setViewportSize(screens.desk);
  await setMotion('no-preference');
  await page.goto(`${examples}?only=BrandCarousel`);

  return {
    events: {
      // Near its upper edge, because a reel that moves is lower than one that shows all brands.
      'pointer.entered': () => reel.hover({ position: { x: 200, y: 40 } }),
      'pointer.left': () => page.mouse.move(4, 4),
      'focus.entered': async () => {
        await page.getByLabel('only').focus();
        await page.keyboard.press('Tab');
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
}

// On the page of examples, since a practice may recommend no brands.
test.describe('"brand-carousel" in a browser', () => {
  test.describe.configure({ mode: 'serial' });
  for (const plan of plansOf(brandCarouselModel)) {
    test(plan.name, async ({ context, page, examplesAddress }) => {
      const { messages } = await watchConsole(context);
      await followPlan(plan, await openReel(page, examplesAddress), states);
      expect(messageProblems(messages, [])).toEqual([]);
    });
  }
});
