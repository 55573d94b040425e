import { Link } from '@tanstack/react-router';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import * as styles from './DoctorCard.css.ts';

/** A doctor as one link to the doctor's page. */
export function DoctorCard({
  doctor,
  picture,
}: {
  doctor: { id: string; name: string; title: string; languages: readonly string[]; days: readonly string[] | null };
  picture: PictureSource;
}) {
  return (
    <Link className={styles.card} to="/team/$slug" params={{ slug: doctor.id }} viewTransition>
      <Picture src={picture} alt="" shape="portrait" />
      <span className={styles.words}>
        <strong className={styles.name} translate="no">
          {doctor.name}
        </strong>
        <span className={styles.title}>{doctor.title}</span>
        <span className={styles.fact}>{doctor.languages.join(', ')}</span>
        {doctor.days && <span className={styles.fact}>{`In on ${doctor.days.join(', ')}`}</span>}
      </span>
    </Link>
  );
}
