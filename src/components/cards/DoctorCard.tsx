import { Link } from '@tanstack/react-router';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import * as styles from './cards.css.ts';

/** A doctor as one link to the doctor's page. */
export function DoctorCard({
  doctor,
  picture,
}: {
  doctor: { id: string; name: string; title: string; languages: readonly string[] };
  picture: PictureSource;
}) {
  return (
    <Link className={styles.doctor} to="/team/$slug" params={{ slug: doctor.id }} viewTransition>
      <Picture src={picture} alt="" shape="portrait" />
      <span className={styles.doctorWords}>
        <strong className={styles.doctorName} translate="no">
          {doctor.name}
        </strong>
        <span className={styles.doctorTitle}>{doctor.title}</span>
        <span className={styles.doctorLanguages}>{doctor.languages.join(', ')}</span>
      </span>
    </Link>
  );
}
