import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Picture, type PictureSource } from '#src/components/elements/Picture.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import type { ModalOpeners } from '#src/features/service-modal/ServiceModal.tsx';
import { plainText } from '#src/rules/links.ts';
import * as styles from './ServiceCard.css.ts';

type CardProps = ModalOpeners & { service: { id: string; title: string; description: string }; picture: PictureSource };

/** A service on the home page. The whole card opens the service's modal by its button; a link leads to its page. */
export function ServiceCard({ service, picture, onCardActivated }: CardProps) {
  return (
    <article className={styles.root}>
      <Picture src={picture} alt="" corners="plain" />
      <div className={styles.words}>
        <h3>
          <button
            type="button"
            className={styles.opener}
            aria-haspopup="dialog"
            onClick={(event) => onCardActivated(service.id, event.currentTarget)}
          >
            {service.title}
          </button>
        </h3>
        <p>{plainText(service.description)}</p>
        <Link className={styles.more} to="/services/$slug" params={{ slug: service.id }} viewTransition>
          <span>
            Learn More <VisuallyHidden>about {service.title}</VisuallyHidden>
          </span>
          <IconArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </article>
  );
}
