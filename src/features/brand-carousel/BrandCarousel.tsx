import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { brandCarouselMachine, buttonLabelOf, movementOf } from '#machines/brand-carousel/brand-carousel.machine.ts';
import { onMotionPreference } from '../../io/device.ts';
import { BrandReel } from './BrandReel.tsx';

/** The carousel of brands, connected to its machine. */
export function BrandCarousel({ brands }: { brands: readonly { name: string; logo: string }[] }) {
  const [snapshot, send] = useActor(brandCarouselMachine);

  useEffect(
    () => onMotionPreference((isReduced) => send({ type: isReduced ? 'motion.reduced' : 'motion.allowed' })),
    [send],
  );

  return (
    <BrandReel
      brands={brands}
      movement={movementOf(snapshot)}
      overridesReducedMotion={snapshot.matches({ choice: 'playing' })}
      buttonLabel={buttonLabelOf(snapshot)}
      onButtonPressed={() => send({ type: 'button.pressed' })}
      onPointerEntered={() => send({ type: 'pointer.entered' })}
      onPointerLeft={() => send({ type: 'pointer.left' })}
      onFocusEntered={() => send({ type: 'focus.entered' })}
      onFocusLeft={() => send({ type: 'focus.left' })}
    />
  );
}
