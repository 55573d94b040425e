import { useLocation } from '@tanstack/react-router';
import { buttonClass } from '../components/Button/Button.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';

/** Takes the place of a page that could not be fetched. What is around a page stays, the office's phone included. */
export function PageFailure() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <PageHeader
      title="Page Not Loaded"
      lead="We could not load this page. Check your connection, then try again, or call us."
    >
      {/* Not the router's link: the whole document is asked for, and with it scripts that are there. */}
      <a className={buttonClass()} href={pathname}>
        Try Again
      </a>
    </PageHeader>
  );
}
