import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/Button/Button.tsx';

/** The way from the Eye Hub to the appointment form. */
export function RequestVisit() {
  return (
    <Link className={buttonClass()} to="/" hash="contact" state={{ request: { tab: 'appointment' } }}>
      Request a Visit
    </Link>
  );
}
