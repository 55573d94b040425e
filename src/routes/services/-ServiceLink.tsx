import { Link } from '@tanstack/react-router';
import { Picture, type PictureSource } from '#src/components/elements/Picture.tsx';
import { plainText } from '#src/rules/links.ts';
import * as styles from './-ServiceLink.css.ts';

/** A service as one link to its page. */
export function ServiceLink({
  service,
  picture,
}: {
  service: { id: string; title: string; description: string };
  picture: PictureSource;
}) {
  return (
    <Link className={styles.root} to="/services/$slug" params={{ slug: service.id }} viewTransition>
      <Picture src={picture} alt="" corners="plain" />
      <span className={styles.words}>
        <strong className={styles.title}>{service.title}</strong>
        <span className={styles.text}>{plainText(service.description)}</span>
      </span>
    </Link>
  );
}
