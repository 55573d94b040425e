import { Link, useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../../components/elements/Picture.tsx';
import { Grid } from '../../components/layout/layout.tsx';
import * as styles from './-ServiceLink.css.ts';

/** Other services at the end of a service's page. */
export default function OthersPart(): ReactNode {
  const { otherServices } = useLoaderData({ from: '/services/$slug' });
  return (
    <Grid as="ul" cell="narrow">
      {otherServices.map((other) => (
        <li key={other.service.id}>
          <ServiceLink {...other} />
        </li>
      ))}
    </Grid>
  );
}

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
        <span className={styles.text}>{service.description}</span>
      </span>
    </Link>
  );
}
