import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A place on the site: a page, or a section of one. */
export interface SiteLink {
  label: string;
  to: '/' | '/eye-hub' | '/terms' | '/privacy' | '/accessibility';
  hash?: string;
}

/**
 * A link of a navigation that is the same on every page. It is marked as the current page where it leads to this very
 * place, and as current where the page belongs to what it leads to.
 */
export function PlaceLink({
  to,
  hash,
  className,
  children,
}: Omit<SiteLink, 'label'> & { className: string; children: ReactNode }) {
  const isAround = useLocation({ select: ({ pathname }) => to !== '/' && pathname.startsWith(`${to}/`) });
  return (
    <Link
      to={to}
      {...(hash && { hash })}
      className={className}
      activeOptions={{ exact: true, includeHash: true }}
      {...(isAround && { inactiveProps: { 'aria-current': 'true' } })}
    >
      {children}
    </Link>
  );
}
