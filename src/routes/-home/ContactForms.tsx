import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forms, practice } from '#content/index.ts';
import { ContactForms as Forms } from '../../features/contact/ContactForms.tsx';
import { createContactMemory } from '../../features/contact/drafts/contact-memory.ts';
import { DirectionsLink } from '../../features/directions/DirectionsLink.tsx';
import { useLastChoice } from '../../features/last-choices/use-last-choice.ts';
import { OpenStatus } from '../../features/open-status/OpenStatus.tsx';
import { type ContactPrefill, readPrefill } from '../../rules/contact-prefill.ts';
import { EmergencyNotice, StepLine } from '../-urgency/NextStep.tsx';
import { ContactAside } from './ContactAside.tsx';

const nextSteps = [
  'A person here reads every request.',
  'We check what is needed: your benefits, your prescription, or an open time.',
  'We call or email you to work out the details.',
];

const formsPractice = { ...practice, forms, advice: <StepLine urgency="today" /> };

/** Lives as long as the document, so that drafts and requests survive client-side navigation. */
const memory = createContactMemory(practice);

/** The forms of #contact, prefilled by the link that led here, beside the contact details. */
export default function ContactForms() {
  const prefill = usePrefillOfAddress();
  const lastTab = useLastChoice('contactTab');
  return (
    <ContactAside
      phone={practice.phone}
      hours={
        <Link to="/" hash="find-us" activeOptions={{ includeHash: true }}>
          <OpenStatus hours={practice.hours} />
        </Link>
      }
      address={
        <DirectionsLink maps={practice.maps}>
          <span translate="no">{practice.address.oneLine}</span>
        </DirectionsLink>
      }
      responseTime={forms.responseTime}
      steps={nextSteps}
    >
      <Forms
        practice={formsPractice}
        emergencyNotice={<EmergencyNotice lead={forms.emergencyVisit} />}
        memory={memory}
        lastTab={lastTab}
        {...(prefill && { startWith: prefill })}
      />
    </ContactAside>
  );
}

/**
 * The prefill of the link that was followed last, a new object for each. It is removed from the address, so that coming
 * back does not prefill again.
 */
function usePrefillOfAddress(): ContactPrefill | undefined {
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).search });
  const [prefill, setPrefill] = useState<ContactPrefill>();
  useEffect(() => {
    const found = readPrefill(search);
    if (!found.tab) return;
    setPrefill(found);
    const { tab, appointmentType, message, ...rest } = search;
    // After the other effects of this address, which scroll to the section.
    queueMicrotask(() => {
      navigate({ to: '/', hash: 'contact', search: rest, state: true, replace: true, resetScroll: false });
    });
  }, [search, navigate]);
  return prefill;
}
