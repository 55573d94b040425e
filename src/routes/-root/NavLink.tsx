import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link of the navigation: a page, or a section of one. */
export interface SiteLink {
  label: string;
  to: '/' | '/eye-hub' | '/urgent' | '/terms' | '/privacy' | '/accessibility';
  hash?: string;
}

/**
 * A link of the site's navigation. `aria-current` is `page` for a link to this very place, and `true` for a link to a
 * parent of the current page.
 */
export function NavLink({
  to,
  hash,
  className,
  children,
}: Omit<SiteLink, 'label'> & { className: string; children: ReactNode }) {
  const isAncestor = useLocation({ select: ({ pathname }) => to !== '/' && pathname.startsWith(`${to}/`) });
  return (
    <Link
      to={to}
      {...(hash && { hash })}
      className={className}
      activeOptions={{ exact: true, includeHash: true }}
      {...(isAncestor && { inactiveProps: { 'aria-current': 'true' } })}
    >
      {children}
    </Link>
  );
}
