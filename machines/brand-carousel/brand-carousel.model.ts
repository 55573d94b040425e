import type { Fixtures, Scenarios } from 'model-testing';
import { brandCarouselMachine } from './brand-carousel.machine.ts';

const fixtures: Fixtures<typeof brandCarouselMachine> = {
  steps: [],
  // A device reports only changes of its preference.
  canHappen: (snapshot, { type }) => type !== 'motion.reduced' || !snapshot.matches({ motion: 'reduced' }),
};

const scenarios: Scenarios<typeof brandCarouselMachine> = {
  'the reel moves when the device allows motion': { steps: ['motion.allowed'], ends: { motion: 'allowed' } },
  'the pointer pauses the reel': { steps: ['pointer.entered'], ends: { pointer: 'over' } },
  'the reel continues when the focus leaves': { steps: ['focus.entered', 'focus.left'], ends: { focus: 'outside' } },
  'the focus pauses the reel after the pointer has left': {
    steps: ['pointer.entered', 'focus.entered', 'pointer.left'],
    ends: { focus: 'within' },
  },
  'the button plays the reel again': { steps: ['button.pressed', 'button.pressed'], ends: { choice: 'playing' } },
  'reduced motion stops the reel': { steps: ['motion.allowed', 'motion.reduced'], ends: { motion: 'reduced' } },
  'the button stops the reel again despite reduced motion': {
    steps: ['motion.reduced', 'button.pressed', 'button.pressed'],
    ends: { motion: 'reduced', choice: 'paused' },
  },
  'reduced motion stops a reel that the button has started': {
    steps: ['button.pressed', 'button.pressed', 'motion.reduced'],
    ends: { motion: 'reduced' },
  },
  'a reel paused by the button stays paused when motion is allowed again': {
    steps: ['button.pressed', 'motion.reduced', 'motion.allowed'],
    ends: { motion: 'allowed', choice: 'paused' },
  },
};

export const brandCarouselModel = {
  machine: brandCarouselMachine,
  fixtures,
  scenarios,
  screen: 'tests/models/brand-carousel.spec.ts',
};
