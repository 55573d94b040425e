import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { brandCarouselMachine } from '../../../machines/brand-carousel/brand-carousel.machine.ts';

/** What a visitor sees of the carousel. */
export interface CarouselView {
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

export const brandCarouselStates: StateAssertions<typeof brandCarouselMachine, CarouselView> = {
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
};
