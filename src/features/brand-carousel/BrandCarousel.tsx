import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { brandCarouselMachine, buttonLabelOf, movementOf } from '#machines/brand-carousel/brand-carousel.machine.ts';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { onMotionPreference } from '#src/io/device.ts';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './BrandCarousel.css.ts';

const icons = { Pause: IconPlayerPause, Play: IconPlayerPlay };

/** Brand cards of 184 × 140 in a loop. Until the machine knows whether it moves, the style sheet decides. */
export function BrandCarousel({ brands }: { brands: readonly { name: string; logo: string }[] }) {
  const [snapshot, send] = useActor(brandCarouselMachine);
  const movement = movementOf(snapshot);
  const buttonLabel = buttonLabelOf(snapshot);

  useEffect(
    () => onMotionPreference((isReduced) => send({ type: isReduced ? 'motion.reduced' : 'motion.allowed' })),
    [send],
  );

  return (
    <div className={styles.root}>
      <section
        className={styles.frame}
        aria-label="Eyewear brands"
        data-movement={movement}
        // The focus pauses it, or lets the keyboard scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        onPointerEnter={() => send({ type: 'pointer.entered' })}
        onPointerLeave={() => send({ type: 'pointer.left' })}
        onFocus={() => send({ type: 'focus.entered' })}
        onBlur={() => send({ type: 'focus.left' })}
      >
        <div className={styles.track}>
          <ul {...listRole} className={styles.cards} translate="no">
            {brands.map((brand) => (
              <Card key={brand.name} logo={brand.logo} alt={brand.name} />
            ))}
          </ul>
          <ul className={styles.copy} aria-hidden="true">
            {brands.map((brand) => (
              <Card key={brand.name} logo={brand.logo} alt="" />
            ))}
          </ul>
        </div>
      </section>
      <button type="button" className={styles.button} onClick={() => send({ type: 'button.pressed' })}>
        {buttonLabel === 'unknown' ? (
          <>
            <Label className={styles.whileMoving} text="Pause" />
            <Label className={styles.whileStill} text="Play" />
          </>
        ) : (
          <Label key={buttonLabel} text={buttonLabel} />
        )}
      </button>
    </div>
  );
}

function Label({ className, text }: { className?: string; text: keyof typeof icons }) {
  const Icon = icons[text];
  return (
    <span className={className}>
      <Icon size={24} aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

function Card({ logo, alt }: { logo: string; alt: string }) {
  return (
    <li className={styles.item}>
      <img className={styles.card} src={logo} alt={alt} width={184} height={140} loading="lazy" />
    </li>
  );
}
