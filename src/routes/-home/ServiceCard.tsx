import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Picture, type PictureSource } from '../../components/elements/Picture.tsx';
import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import * as styles from './home.css.ts';

/**
 * A service on the home page. The whole card opens the service's modal by its button; 'Learn More' links to the service's
 * page.
 */
export function ServiceCard({
  service,
  picture,
  onActivated,
  onApproached,
}: {
  service: { id: string; title: string; description: string };
  picture: PictureSource;
  /** Called with the service's slug and the card's button. */
  onActivated: (service: string, opener: HTMLElement) => void;
  /** Called with the service's slug on hover and focus, to preload it. */
  onApproached: (service: string) => void;
}) {
  return (
    <article className={styles.serviceCard} onPointerEnter={() => onApproached(service.id)}>
      <Picture src={picture} alt="" corners="plain" />
      <div className={styles.serviceCardWords}>
        <h3>
          <button
            type="button"
            className={styles.serviceCardOpener}
            aria-haspopup="dialog"
            onClick={(event) => onActivated(service.id, event.currentTarget)}
            onFocus={() => onApproached(service.id)}
          >
            {service.title}
          </button>
        </h3>
        <p>{service.description}</p>
        <Link className={styles.serviceCardMore} to="/services/$slug" params={{ slug: service.id }} viewTransition>
          <span>
            Learn More <VisuallyHidden>about {service.title}</VisuallyHidden>
          </span>
          <IconArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </article>
  );
}
