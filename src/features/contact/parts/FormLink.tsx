import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link from a form to a page of the site, also where there is no router. */
export function FormLink({ to, children }: { to: string; children: ReactNode }) {
  const isInSite = useRouter({ warn: false }) !== null;
  return isInSite ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}
