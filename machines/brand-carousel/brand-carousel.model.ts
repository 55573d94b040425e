import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { brandCarouselMachine } from './brand-carousel.machine.ts';

const fixtures: Fixtures<typeof brandCarouselMachine> = {
  events: {
    'pointer.entered': [{ type: 'pointer.entered' }],
    'pointer.left': [{ type: 'pointer.left' }],
    'focus.entered': [{ type: 'focus.entered' }],
    'focus.left': [{ type: 'focus.left' }],
    'button.pressed': [{ type: 'button.pressed' }],
    'motion.reduced': [{ type: 'motion.reduced' }],
    'motion.allowed': [{ type: 'motion.allowed' }],
  },
};

const entered = { type: 'pointer.entered' } as const;
const left = { type: 'pointer.left' } as const;
const focused = { type: 'focus.entered' } as const;
const blurred = { type: 'focus.left' } as const;
const pressed = { type: 'button.pressed' } as const;
const reduced = { type: 'motion.reduced' } as const;
const allowed = { type: 'motion.allowed' } as const;

const atRest = { pointer: 'away', focus: 'outside', motion: 'unknown', choice: 'unmade' } as const;

const journeys: Journeys<typeof brandCarouselMachine> = {
  'it follows the preference of the device, which is not known yet': { steps: [], ends: atRest },
  'it plays by itself': { steps: [allowed], ends: { ...atRest, motion: 'allowed' } },
  'a pointer holds it': { steps: [entered], ends: { ...atRest, pointer: 'over' } },
  'a pointer that leaves lets it go': { steps: [entered, left], ends: atRest },
  'the focus holds it': { steps: [focused], ends: { ...atRest, focus: 'within' } },
  'a focus that moves on lets it go': { steps: [focused, blurred], ends: atRest },
  'the focus holds it after the pointer has left': {
    steps: [entered, focused, left],
    ends: { ...atRest, focus: 'within' },
  },
  'the button pauses it': { steps: [pressed], ends: { ...atRest, choice: 'paused' } },
  'a pointer that comes and goes leaves it paused': {
    steps: [pressed, entered, left],
    ends: { ...atRest, choice: 'paused' },
  },
  'the button plays it again': { steps: [pressed, pressed], ends: { ...atRest, choice: 'playing' } },
  'the button pauses it a second time': { steps: [pressed, pressed, pressed], ends: { ...atRest, choice: 'paused' } },
  'it stands still where less motion is asked for': { steps: [reduced], ends: { ...atRest, motion: 'reduced' } },
  'it stands still when less motion is asked for later': {
    steps: [allowed, reduced],
    ends: { ...atRest, motion: 'reduced' },
  },
  'it plays when motion is allowed again': { steps: [reduced, allowed], ends: { ...atRest, motion: 'allowed' } },
  'where less motion is asked for, the button plays it all the same': {
    steps: [reduced, pressed],
    ends: { ...atRest, motion: 'reduced', choice: 'playing' },
  },
  'where less motion is asked for, the button stops it again': {
    steps: [reduced, pressed, pressed],
    ends: { ...atRest, motion: 'reduced', choice: 'paused' },
  },
  'asking for less motion stops what the button has started': {
    steps: [pressed, pressed, reduced],
    ends: { ...atRest, motion: 'reduced' },
  },
  'what the button has paused stays paused when motion is allowed again': {
    steps: [pressed, reduced, allowed],
    ends: { ...atRest, motion: 'allowed', choice: 'paused' },
  },
};

/** The model of the brand carousel: its machine, everything that can happen to it, and its journeys. */
export const brandCarouselModel = { machine: brandCarouselMachine, fixtures, journeys };
