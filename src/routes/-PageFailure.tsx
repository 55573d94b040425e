import { useLocation } from '@tanstack/react-router';
import { practice } from '../../content/index.ts';
import { buttonClass } from '../components/elements/Button.tsx';
import { PageHeader } from '../components/page/PageHeader.tsx';
import { useAnotherTry } from '../features/page-failure/use-another-try.ts';

/**
 * Takes the place of a page that could not be fetched, until there is a network. What is around a page stays, the
 * office's phone included.
 */
export function PageFailure() {
  const address = useLocation({ select: (location) => location.href });
  const tryAgain = useAnotherTry();
  return (
    <PageHeader
      title="Page Not Loaded"
      lead="We could not load this page. Check your connection, then try again, or call us."
    >
      {/* Not the router's link: the whole document is asked for, and with it scripts that are there. */}
      <a className={buttonClass()} href={address} onClick={tryAgain}>
        Try Again
      </a>{' '}
      <a className={buttonClass({ tone: 'secondary' })} href={`tel:${practice.phone.dial}`} translate="no">
        {practice.phone.display}
      </a>
    </PageHeader>
  );
}
