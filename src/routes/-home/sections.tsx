import { callToAction, practice } from '#content/index.ts';
import { buttonClass } from '../../components/elements/Button.tsx';
import { Picture } from '../../components/elements/Picture.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { CallToAction } from '../../components/page/CallToAction.tsx';
import { LazyPartFrame } from '../../features/lazy-part/lazy-part.tsx';
import { RequestLink } from '../-RequestLink.tsx';
import { parts } from './parts.ts';
import { useHome } from './use-home.ts';

/** #recommendations */
export function BrandsSection() {
  const { heading, lead, photo } = useHome().recommendations;
  return (
    <Section id="recommendations" line={6} heading={heading} lead={lead}>
      <Stack space="group">
        {photo && <Picture {...photo} shape="banner" />}
        <LazyPartFrame part={parts.brands} />
      </Stack>
    </Section>
  );
}

/** #contact */
export function ContactSection() {
  const { heading, lead } = useHome().contact;
  return (
    <Section id="contact" line={8} heading={heading} lead={lead}>
      <LazyPartFrame part={parts.contact} />
    </Section>
  );
}

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
