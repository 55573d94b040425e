import { createFileRoute, Link, useHydrated, useLocation } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { LinkRow } from '#src/components/navigation/page-links.tsx';
import { useMissingPathLog } from '#src/page/page-failure.ts';
import { pageHead } from '#src/rules/page-head.ts';
import { NotFoundView } from './-NotFoundView.tsx';

export const Route = createFileRoute('/404')({
  head: () => pageHead({ metaTitle: `Page Not Found | ${practice.name}` }),
  component: MissingPage,
});

function MissingPage() {
  const missingPath = useLocation({ select: (location) => location.state.missingPath });
  useMissingPathLog(useHydrated() ? (missingPath ?? '/404') : undefined);
  return (
    <NotFoundView
      code="404"
      title="Page Not Found"
      text="We're sorry, but the page you're looking for doesn't exist or may have been moved."
      phone={practice.notFoundPhone}
      actions={
        <>
          <Link className={buttonClass()} to="/">
            Back to Home
          </Link>
          <Link className={buttonClass('secondary')} to="/eye-hub">
            Browse Eye Hub
          </Link>
        </>
      }
    >
      <LinkRow label="Quick links">
        {[
          { hash: 'services', label: 'Services' },
          { hash: 'doctors', label: 'Our Team' },
          { hash: 'contact', label: 'Contact' },
        ].map(({ hash, label }) => (
          <Link key={hash} to="/" hash={hash}>
            {label}
          </Link>
        ))}
      </LinkRow>
    </NotFoundView>
  );
}
