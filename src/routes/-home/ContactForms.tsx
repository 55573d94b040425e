import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { practice } from '../../../content/index.ts';
import { ContactAside } from '../../components/ContactAside/ContactAside.tsx';
import { ContactForms as Forms } from '../../features/contact/ContactForms.tsx';
import { DirectionsLink } from '../../features/directions/DirectionsLink.tsx';
import { OpenStatus } from '../../features/open-status/OpenStatus.tsx';
import type { ContactWish } from '../../practice/contact-wish.ts';

const tabs: readonly string[] = ['appointment', 'inquiry', 'contact-lens'] satisfies ContactWish['tab'][];

const isTab = (text: unknown): text is NonNullable<ContactWish['tab']> => tabs.includes(String(text));

const nextSteps = [
  'Somebody at the office reads it. No robot answers you.',
  'We check what is needed: your benefits, your prescription, or a free time.',
  'We call or write to you to agree on the rest.',
];

/** The forms of #contact, as the link that led here asks for them, beside the other ways to reach the office. */
export default function ContactForms() {
  useTabOfAddress();
  const request = useLocation({ select: (location) => location.state.request });
  return (
    <ContactAside
      phone={practice.phone}
      hours={
        <Link to="/" hash="find-us">
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
      <Forms practice={practice} {...(request && { startWith: request })} />
    </ContactAside>
  );
}

/**
 * A static host that redirects an old address cannot write the browser's history, so it names the form to open in the
 * query (`?tab=appointment`). It is taken out of the address and kept in the history, where links of the site put it.
 */
function useTabOfAddress() {
  const navigate = useNavigate();
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  useEffect(() => {
    const { tab, ...rest } = search;
    if (!isTab(tab)) return;
    navigate({ to: '/', hash: 'contact', search: () => rest, state: { request: { tab } }, replace: true });
  }, [search, navigate]);
}
