import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../components/elements/Button.tsx';
import type { ContactPrefill } from '../rules/contact-prefill.ts';

/** A link to the contact section that prefills one of its forms. */
export function RequestLink({
  request,
  className,
  children,
}: {
  request: ContactPrefill;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      {...(className && { className })}
      to="/"
      hash="contact"
      search={request}
      activeOptions={{ includeHash: true }}
    >
      {children}
    </Link>
  );
}

/** A link to the page with all warning signs and the guide. */
export function GuideLink() {
  return (
    <Link className={buttonClass({ tone: 'quiet' })} to="/urgent">
      Is it urgent?
    </Link>
  );
}

/** A link from the Eye Hub to the appointment form. */
export function RequestVisit({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  return (
    <RequestLink className={buttonClass({ tone })} request={{ tab: 'appointment' }}>
      Request a Visit
    </RequestLink>
  );
}
