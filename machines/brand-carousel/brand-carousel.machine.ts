import { type SnapshotFrom, setup, stateIn } from 'xstate';

type BrandCarouselEvent =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  /** The button that reads 'Pause' or 'Play' was pressed. */
  | { type: 'button.pressed' }
  /** The device asks for less motion: on arrival, or from now on. */
  | { type: 'motion.reduced' }
  /** The device does not ask for less motion: on arrival, or no longer. */
  | { type: 'motion.allowed' };

/**
 * What holds the reel of brands, and what lets it move: four things that know nothing of each other.
 * - `pointer`: `away`, or `over` the reel, which holds it.
 * - `focus`: `outside`, or `within` the reel, which holds it.
 * - `motion`: `unknown` until the device's preference is known; then `allowed`, or `reduced` by it.
 * - `choice`: `unmade` until the button is pressed: the reel then moves unless the device asks for less motion. Pressed,
 *   it is `playing` or `paused`, and that outranks the device, until the device asks for less motion again.
 *
 * {@link movementOf} combines them.
 */
export const brandCarouselMachine = setup({
  types: { events: {} as BrandCarouselEvent },
  guards: { isMotionReduced: stateIn({ motion: 'reduced' }) },
}).createMachine({
  id: 'brand-carousel',
  type: 'parallel',
  states: {
    pointer: {
      initial: 'away',
      states: {
        away: { on: { 'pointer.entered': 'over' } },
        over: { on: { 'pointer.left': 'away' } },
      },
    },
    focus: {
      initial: 'outside',
      states: {
        outside: { on: { 'focus.entered': 'within' } },
        within: { on: { 'focus.left': 'outside' } },
      },
    },
    motion: {
      initial: 'unknown',
      states: {
        unknown: { on: { 'motion.reduced': 'reduced', 'motion.allowed': 'allowed' } },
        allowed: { on: { 'motion.reduced': 'reduced' } },
        reduced: { on: { 'motion.allowed': 'allowed' } },
      },
    },
    choice: {
      initial: 'unmade',
      states: {
        unmade: {
          on: { 'button.pressed': [{ guard: 'isMotionReduced', target: 'playing' }, { target: 'paused' }] },
        },
        playing: { on: { 'button.pressed': 'paused', 'motion.reduced': 'unmade' } },
        paused: { on: { 'button.pressed': 'playing' } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof brandCarouselMachine>;

/**
 * What the button does next: `Pause` while the reel is to move when nothing holds it, else `Play`; `unknown` while that is
 * up to the device, whose preference is not known yet.
 */
export function buttonLabelOf(snapshot: Snapshot): 'Pause' | 'Play' | 'unknown' {
  if (snapshot.matches({ choice: 'paused' })) return 'Play';
  if (snapshot.matches({ choice: 'playing' }) || snapshot.matches({ motion: 'allowed' })) return 'Pause';
  return snapshot.matches({ motion: 'reduced' }) ? 'Play' : 'unknown';
}

/**
 * How the reel moves: on and on, held for the moment, or standing still with all its brands in view; `unknown` while that
 * is up to the device, whose preference is not known yet.
 */
export function movementOf(snapshot: Snapshot): 'playing' | 'paused' | 'still' | 'unknown' {
  const label = buttonLabelOf(snapshot);
  if (label === 'Play') return snapshot.matches({ motion: 'reduced' }) ? 'still' : 'paused';
  if (!snapshot.matches({ pointer: 'away', focus: 'outside' })) return 'paused';
  return label === 'Pause' ? 'playing' : 'unknown';
}
