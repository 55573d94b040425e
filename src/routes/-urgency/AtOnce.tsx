import { Link } from '@tanstack/react-router';
import { LinkedText } from '#src/components/elements/text.tsx';
import * as styles from './AtOnce.css.ts';

/** What cannot wait for the guide. */
export function AtOnce({ chemical, visionLoss }: { chemical: string; visionLoss: string }) {
  return (
    <div className={styles.root}>
      <p>
        <Link to="/urgent" hash="chemical-splash">
          {chemical}
        </Link>
      </p>
      <p>
        <LinkedText>{visionLoss}</LinkedText>
      </p>
    </div>
  );
}
