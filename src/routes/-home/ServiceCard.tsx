import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Picture, type PictureSource } from '#src/components/elements/Picture.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import type { ModalOpeners } from '#src/features/service-modal/ServiceModal.tsx';
import { plainText } from '#src/rules/links.ts';
import * as styles from './ServiceCard.css.ts';

interface CardProps extends Pick<ModalOpeners, 'onCardActivated'> {
  service: { id: string; title: string; description: string };
  /** None for a service that follows the leading ones. */
  picture?: PictureSource;
}

/** A service on the home page. The whole card opens the service's modal by its button; a link leads to its page. */
export function ServiceCard({ service, picture, onCardActivated }: CardProps) {
  const place = picture === undefined ? 'following' : 'leading';
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => opener.current && onCardActivated(service.id, opener.current);
  return (
    <article className={styles.root[place]}>
      {picture !== undefined && <Picture src={picture} alt="" shape="wide" />}
      <div className={styles.words[place]}>
        <h3>
          <button ref={opener} type="button" className={styles.opener} aria-haspopup="dialog" onClick={open}>
            {service.title}
          </button>
        </h3>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button is for the keyboard */}
        <p className={styles.text} onClick={open}>
          {plainText(service.description)}
        </p>
        <Link className={styles.more} to="/services/$slug" params={{ slug: service.id }} viewTransition>
          Learn More <VisuallyHidden>{`about ${service.title}`}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
