import { callToAction, practice } from '../../../content/index.ts';
import { buttonClass } from '../../components/elements/Button.tsx';
import { CallToAction } from '../../components/page/CallToAction.tsx';
import { RequestLink } from '../-RequestLink.tsx';

/** The call to action between the doctors and the reviews. */
export function CallToActionSection() {
  return (
    <CallToAction
      {...callToAction}
      phone={practice.phone}
      action={
        <RequestLink className={buttonClass()} request={{ tab: 'appointment' }}>
          Request Appointment
        </RequestLink>
      }
    />
  );
}
