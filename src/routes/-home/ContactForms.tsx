import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { practice } from '../../../content/index.ts';
import { ContactForms as Forms } from '../../features/contact/ContactForms.tsx';
import { createContactMemory } from '../../features/contact/drafts/contact-memory.ts';
import { DirectionsLink } from '../../features/directions/DirectionsLink.tsx';
import { useLastChoice } from '../../features/last-choices/use-last-choice.ts';
import { OpenStatus } from '../../features/open-status/OpenStatus.tsx';
import { readPrefill } from '../../rules/contact-prefill.ts';
import { ContactAside } from './ContactAside.tsx';

const nextSteps = [
  'Somebody at the office reads it. No robot answers you.',
  'We check what is needed: your benefits, your prescription, or a free time.',
  'We call or write to you to agree on the rest.',
];

/** Lives as long as the document: what is typed is not lost with the page that shows it. */
const memory = createContactMemory();

/** The forms of #contact, as the link that led here asks for them, beside the other ways to reach the office. */
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
      responseTime={practice.forms.responseTime}
      steps={nextSteps}
    >
      <Forms practice={practice} memory={memory} lastTab={lastTab} {...(request && { startWith: request })} />
    </ContactAside>
  );
}

/**
 * Nobody can write the router's history before its script has run, so a static host that redirects an old address, and
 * a link that is pressed early, name the form to open in the query. It is moved into the history, where links of the
 * site put it.
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
