import { type SnapshotFrom, setup, stateIn } from 'xstate';

type BrandCarouselEvent =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  /** The Pause or Play button was pressed. */
  | { type: 'button.pressed' }
  /** The device asks for reduced motion: at the start, or from now on. */
  | { type: 'motion.reduced' }
  /** The device does not ask for reduced motion: at the start, or any more. */
  | { type: 'motion.allowed' };

/** {@link movementOf} combines the regions. */
export const brandCarouselMachine = setup({
  types: { events: {} as BrandCarouselEvent },
  guards: { isMotionReduced: stateIn({ motion: 'reduced' }) },
}).createMachine({
  id: 'brand-carousel',
  description: 'What moves and pauses the reel of brands, in four independent regions.',
  type: 'parallel',
  states: {
    pointer: {
      initial: 'away',
      states: {
        away: { on: { 'pointer.entered': 'over' } },
        over: { description: 'Pauses the reel.', on: { 'pointer.left': 'away' } },
      },
    },
    focus: {
      initial: 'outside',
      states: {
        outside: { on: { 'focus.entered': 'within' } },
        within: { description: 'Pauses the reel.', on: { 'focus.left': 'outside' } },
      },
    },
    motion: {
      description: 'The preference of the device.',
      initial: 'unknown',
      states: {
        unknown: { on: { 'motion.reduced': 'reduced', 'motion.allowed': 'allowed' } },
        allowed: { on: { 'motion.reduced': 'reduced' } },
        reduced: { on: { 'motion.allowed': 'allowed' } },
      },
    },
    choice: {
      description: 'The choice overrides the device until it asks for reduced motion again.',
      initial: 'unmade',
      states: {
        unmade: {
          description: 'The button was not pressed. The reel moves unless the device asks for reduced motion.',
          on: { 'button.pressed': [{ guard: 'isMotionReduced', target: 'playing' }, { target: 'paused' }] },
        },
        playing: { on: { 'button.pressed': 'paused', 'motion.reduced': 'unmade' } },
        paused: { on: { 'button.pressed': 'playing' } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof brandCarouselMachine>;

/** The label of the button; `unknown` while it depends on a preference that is not known yet. */
export function buttonLabelOf(snapshot: Snapshot): 'Pause' | 'Play' | 'unknown' {
  if (snapshot.matches({ choice: 'paused' })) return 'Play';
  if (snapshot.matches({ choice: 'playing' }) || snapshot.matches({ motion: 'allowed' })) return 'Pause';
  return snapshot.matches({ motion: 'reduced' }) ? 'Play' : 'unknown';
}

/**
 * How the reel moves: `playing`, `paused`, or `still`, which shows all brands; `unknown` while it depends on a preference
 * that is not known yet.
 */
export function movementOf(snapshot: Snapshot): 'playing' | 'paused' | 'still' | 'unknown' {
  const label = buttonLabelOf(snapshot);
  if (label === 'Play') return snapshot.matches({ motion: 'reduced' }) ? 'still' : 'paused';
  if (!snapshot.matches({ pointer: 'away', focus: 'outside' })) return 'paused';
  return label === 'Pause' ? 'playing' : 'unknown';
}
