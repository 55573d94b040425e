import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { brandCarouselMachine, buttonLabelOf, movementOf } from '#machines/brand-carousel/brand-carousel.machine.ts';
import { Button } from '../../components/elements/Button.tsx';
import { onMotionPreference } from '../../io/device.ts';
import { listRole } from '../../styles/list-role.ts';
import * as styles from './BrandReel.css.ts';

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

const labels = {
  Pause: (
    <>
      <IconPlayerPause size={18} aria-hidden="true" />
      Pause
    </>
  ),
  Play: (
    <>
      <IconPlayerPlay size={18} aria-hidden="true" />
      Play
    </>
  ),
};

interface Brand {
  name: string;
  /** The URL of the logo. */
  logo: string;
}

/**
 * Brand cards of 184 × 140 that scroll in a loop of 20 seconds. The second copy of the cards closes the loop and is
 * hidden from assistive technology. `movement` decides whether it moves; while that is unknown, it moves unless the
 * device prefers reduced motion.
 */
function BrandReel({
  brands,
  movement,
  overridesReducedMotion,
  buttonLabel,
  onButtonPressed,
  onPointerEntered,
  onPointerLeft,
  onFocusEntered,
  onFocusLeft,
}: {
  brands: readonly Brand[];
  /** Moving; paused by the pointer, the focus or the button; still, with all brands in rows; or unknown. */
  movement: 'playing' | 'paused' | 'still' | 'unknown';
  /** The visitor pressed Play, which overrides reduced motion. */
  overridesReducedMotion: boolean;
  /** The button's next action. While it is unknown, the style sheet chooses the label. */
  buttonLabel: keyof typeof labels | 'unknown';
  onButtonPressed: () => void;
  onPointerEntered: () => void;
  onPointerLeft: () => void;
  onFocusEntered: () => void;
  onFocusLeft: () => void;
}) {
  return (
    <div className={styles.root}>
      <section
        className={styles.frame}
        aria-label="Eyewear brands"
        // A moving strip is focusable, which pauses it. It keeps the focus when it stops.
        tabIndex={movement === 'still' ? -1 : 0}
        onPointerEnter={onPointerEntered}
        onPointerLeave={onPointerLeft}
        onFocus={onFocusEntered}
        onBlur={onFocusLeft}
      >
        <div className={styles.track} data-movement={movement} data-overrides-reduced-motion={overridesReducedMotion}>
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
      <Button tone="secondary" onClick={onButtonPressed}>
        {buttonLabel === 'unknown' ? (
          <>
            <span className={styles.whileMoving}>{labels.Pause}</span>
            <span className={styles.whileStill}>{labels.Play}</span>
          </>
        ) : (
          <span key={buttonLabel} className={styles.label}>
            {labels[buttonLabel]}
          </span>
        )}
      </Button>
    </div>
  );
}

function Card({ logo, alt }: { logo: string; alt: string }) {
  return (
    <li className={styles.item}>
      <img className={styles.card} src={logo} alt={alt} width={184} height={140} loading="lazy" />
    </li>
  );
}
