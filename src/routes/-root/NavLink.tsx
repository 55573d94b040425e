import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link of the navigation: a page, or a section of one. */
export interface SiteLink {
  label: string;
  to: string;
  hash?: string;
  /** The address that those of its pages begin with, for a link that is marked on them. */
  pages?: string;
}

type NavLinkProps = SiteLink & { className: string; children?: ReactNode };

/** A link of the navigation. `aria-current` is `page` for this very place, and `true` for the parent of the page. */
export function NavLink({ label, to, hash, pages, className, children = label }: NavLinkProps) {
  const isAncestor = useLocation({ select: ({ pathname }) => pages !== undefined && pathname.startsWith(`${pages}/`) });
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
