import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forms, practice } from '#content/index.ts';
import { ContactForms as Forms } from '../../features/contact/ContactForms.tsx';
import { createContactMemory } from '../../features/contact/drafts/contact-memory.ts';
import { DirectionsLink } from '../../features/directions/DirectionsLink.tsx';
import { useLastChoice } from '../../features/last-choices/use-last-choice.ts';
import { OpenStatus } from '../../features/open-status/OpenStatus.tsx';
import { readPrefill } from '../../rules/contact-prefill.ts';
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
  usePrefillOfAddress();
  const lastTab = useLastChoice('contactTab');
  const request = useLocation({ select: (location) => location.state.request });
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
        {...(request && { startWith: request })}
      />
    </ContactAside>
  );
}

/**
 * Moves a prefill from the query to the history state, where the site's own links put it. Redirects of static hosts and
 * links that are pressed before hydration cannot write the router's history, so they use the query.
 */
function usePrefillOfAddress() {
  const navigate = useNavigate();
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  useEffect(() => {
    const found = readPrefill(search);
    if (!found) return;
    navigate({
      to: '/',
      hash: 'contact',
      search: () => found.rest,
      state: { request: found.prefill },
      replace: true,
      resetScroll: false,
    });
  }, [search, navigate]);
}
