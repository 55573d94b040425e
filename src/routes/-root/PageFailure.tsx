import { useLocation } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import { buttonClass, PhoneLink } from '#src/components/elements/Button.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { useRetry } from '#src/page/page-failure.ts';
import { phoneLink } from '#src/rules/links.ts';

/** Shown for a page that could not be fetched, until there is a network. Header and footer stay. */
export function PageFailure() {
  const address = useLocation({ select: (location) => location.href });
  const tryAgain = useRetry();
  return (
    <PageHeader
      title="Page Not Loaded"
      lead={`We could not load this page. Check your connection, then try again, or ${phoneLink(practice.phone, 'call us')}.`}
    >
      {/* Not a router link: loads the whole document, with scripts that exist. */}
      <a className={buttonClass()} href={address} onClick={tryAgain}>
        Try Again
      </a>{' '}
      <PhoneLink phone={practice.phone} className={buttonClass('secondary')} />
    </PageHeader>
  );
}
