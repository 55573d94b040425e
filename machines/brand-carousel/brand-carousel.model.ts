import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { brandCarouselMachine } from './brand-carousel.machine.ts';

const fixtures: Fixtures<typeof brandCarouselMachine> = {
  steps: [],
};

const journeys: Journeys<typeof brandCarouselMachine> = {
  'it follows the preference of the device, which is not known yet': {
    steps: [],
    ends: { pointer: 'away', focus: 'outside', motion: 'unknown', choice: 'unmade' },
  },
  'it plays by itself': { steps: ['motion.allowed'], ends: { motion: 'allowed' } },
  'a pointer holds it': { steps: ['pointer.entered'], ends: { pointer: 'over' } },
  'a pointer that leaves lets it go': { steps: ['pointer.entered', 'pointer.left'], ends: { pointer: 'away' } },
  'the focus holds it': { steps: ['focus.entered'], ends: { focus: 'within' } },
  'a focus that moves on lets it go': { steps: ['focus.entered', 'focus.left'], ends: { focus: 'outside' } },
  'the focus holds it after the pointer has left': {
    steps: ['pointer.entered', 'focus.entered', 'pointer.left'],
    ends: { focus: 'within' },
  },
  'the button pauses it': { steps: ['button.pressed'], ends: { choice: 'paused' } },
  'a pointer that comes and goes leaves it paused': {
    steps: ['button.pressed', 'pointer.entered', 'pointer.left'],
    ends: { choice: 'paused' },
  },
  'the button plays it again': { steps: ['button.pressed', 'button.pressed'], ends: { choice: 'playing' } },
  'the button pauses it a second time': {
    steps: ['button.pressed', 'button.pressed', 'button.pressed'],
    ends: { choice: 'paused' },
  },
  'it stands still where less motion is asked for': { steps: ['motion.reduced'], ends: { motion: 'reduced' } },
  'it stands still when less motion is asked for later': {
    steps: ['motion.allowed', 'motion.reduced'],
    ends: { motion: 'reduced' },
  },
  'it plays when motion is allowed again': { steps: ['motion.reduced', 'motion.allowed'], ends: { motion: 'allowed' } },
  'where less motion is asked for, the button plays it all the same': {
    steps: ['motion.reduced', 'button.pressed'],
    ends: { motion: 'reduced', choice: 'playing' },
  },
  'where less motion is asked for, the button stops it again': {
    steps: ['motion.reduced', 'button.pressed', 'button.pressed'],
    ends: { motion: 'reduced', choice: 'paused' },
  },
  'asking for less motion stops what the button has started': {
    steps: ['button.pressed', 'button.pressed', 'motion.reduced'],
    ends: { motion: 'reduced' },
  },
  'what the button has paused stays paused when motion is allowed again': {
    steps: ['button.pressed', 'motion.reduced', 'motion.allowed'],
    ends: { motion: 'allowed', choice: 'paused' },
  },
};

/** The model of the brand carousel: its machine, everything that can happen to it, and its journeys. */
export const brandCarouselModel = { machine: brandCarouselMachine, fixtures, journeys };
