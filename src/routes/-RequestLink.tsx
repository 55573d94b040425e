import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ContactPrefill, prefillQuery } from '../rules/contact-prefill.ts';

/**
 * A link to the contact section that prefills one of its forms. The prefill is in the history state; before the page's
 * script has run, in the query (see `src/early.ts`).
 */
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
      state={() => ({ request: { ...request, followedAt: Date.now() } })}
      activeOptions={{ includeHash: true }}
      data-search={prefillQuery(request)}
    >
      {children}
    </Link>
  );
}
