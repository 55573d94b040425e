import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
