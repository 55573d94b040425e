import { buttonClass } from '../../components/elements/Button.tsx';
import { RequestLink } from '../-RequestLink.tsx';

/** A link from the Eye Hub to the appointment form. */
export function RequestVisit({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  return (
    <RequestLink className={buttonClass({ tone })} request={{ tab: 'appointment' }}>
      Request a Visit
    </RequestLink>
  );
}
