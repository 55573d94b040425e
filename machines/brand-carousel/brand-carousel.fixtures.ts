import type { Fixtures } from '../model-testing/model.ts';
import type { brandCarouselMachine } from './brand-carousel.machine.ts';

/** Everything that can happen to the carousel. */
export const brandCarouselFixtures: Fixtures<typeof brandCarouselMachine> = {
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
