import { Link } from '@tanstack/react-router';
import { callToAction, practice } from '../../../content/index.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx';

/** The invitation between the doctors and what patients say of them. */
export function CallToActionSection() {
  return (
    <CallToAction
      {...callToAction}
      phone={practice.phone}
      action={
        <Link
          className={buttonClass()}
          to="/"
          hash="contact"
          state={{ request: { tab: 'appointment' } }}
          activeOptions={{ includeHash: true }}
        >
          Request Appointment
        </Link>
      }
    />
  );
}
