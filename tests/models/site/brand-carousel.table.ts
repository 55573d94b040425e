import { expect } from 'vitest';
import type { brandCarouselMachine } from '../../../machines/brand-carousel/brand-carousel.machine.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';

/** What a person sees of the carousel. */
export interface CarouselView {
  readonly movement: 'playing' | 'paused' | 'still';
  readonly button: string;
}

type Work = void | Promise<void>;

/** A carousel on a screen, the person before it, and the wish of the device. */
export interface CarouselScreen {
  /** Looks until `check` throws no more. Rejects with what it threw last. */
  until(check: (view: CarouselView) => void): Promise<void>;
  /** What was done so far; the screen keeps it for the table. */
  readonly done: { pointerOver: boolean; focusWithin: boolean; motionReduced: boolean };
  pointAt(isOver: boolean): Work;
  focus(isWithin: boolean): Work;
  pressButton(): Work;
  reduceMotion(isReduced: boolean): Work;
}

/** A reel that is meant to move does so unless pointer or focus holds it; one that is not, never does. */
const suits =
  (button: 'Pause' | 'Play') =>
  ({ until, done }: CarouselScreen) => {
    const held = done.pointerOver || done.focusWithin ? 'paused' : 'playing';
    const stopped = done.motionReduced ? 'still' : 'paused';
    return until((view) => expect(view).toEqual({ movement: button === 'Pause' ? held : stopped, button }));
  };

const neverPlays = ({ until }: CarouselScreen) => until(({ movement }) => expect(movement).not.toBe('playing'));
const playsWhenMeantTo = ({ until, done }: CarouselScreen) =>
  until(({ movement, button }) =>
    expect(movement === 'playing').toBe(button === 'Pause' && !done.pointerOver && !done.focusWithin),
  );

const neverStill = ({ until }: CarouselScreen) => until(({ movement }) => expect(movement).not.toBe('still'));

/** How the steps and states of the carousel look on a screen. */
export const brandCarouselTable: WalkTable<typeof brandCarouselMachine, CarouselScreen> = {
  events: {
    'pointer.entered': (screen) => screen.pointAt(true),
    'pointer.left': (screen) => screen.pointAt(false),
    'focus.entered': (screen) => screen.focus(true),
    'focus.left': (screen) => screen.focus(false),
    'button.pressed': (screen) => screen.pressButton(),
    'motion.reduced': (screen) => screen.reduceMotion(true),
    'motion.allowed': (screen) => screen.reduceMotion(false),
  },
  actors: {},
  delays: {},
  states: {
    'pointer.away': playsWhenMeantTo,
    'pointer.over': neverPlays,
    'focus.outside': playsWhenMeantTo,
    'focus.within': neverPlays,
    // A page that can be used knows already; devices let it move unless they are told otherwise.
    'motion.unknown': neverStill,
    'motion.allowed': neverStill,
    'motion.reduced': playsWhenMeantTo,
    'choice.unmade': (screen) => suits(screen.done.motionReduced ? 'Play' : 'Pause')(screen),
    'choice.playing': suits('Pause'),
    'choice.paused': suits('Play'),
  },
};
