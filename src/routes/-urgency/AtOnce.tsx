import { Link } from '@tanstack/react-router';
import { Notice } from '#src/components/elements/Notice.tsx';
import { LinkedText } from '#src/components/elements/text.tsx';
import type { loadUrgentPage } from '../-loaders.ts';
import * as styles from './AtOnce.css.ts';

/** What cannot wait for the guide. */
export function AtOnce({ chemical, visionLoss }: Awaited<ReturnType<typeof loadUrgentPage>>['atOnce']) {
  return (
    <div className={styles.root}>
      <Notice tone="danger">
        <strong>{chemical.sign}</strong>{' '}
        <Link to="/urgent" hash="chemical-splash">
          {chemical.step}
        </Link>
      </Notice>
      <Notice tone="danger">
        <strong>{visionLoss.sign}</strong> <LinkedText>{visionLoss.step}</LinkedText>
      </Notice>
    </div>
  );
}
