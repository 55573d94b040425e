import { useLocation } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import { buttonClass, PhoneLink } from '#src/components/elements/Button.tsx';
import { LinkedText } from '#src/components/elements/text.tsx';
import { section } from '#src/components/layout/layout.css.ts';
import { Cluster, Container, Stack } from '#src/components/layout/layout.tsx';
import { useRetry } from '#src/page/page-failure.ts';
import { phoneLink } from '#src/rules/links.ts';

/** Shown for a page that could not be fetched, until there is a network. Header and footer stay. */
export function PageFailure() {
  const address = useLocation({ select: (location) => location.href });
  const tryAgain = useRetry();
  return (
    <div className={section.page}>
      <Container>
        <Stack>
          <h1 tabIndex={-1}>Page Not Loaded</h1>
          <p>
            <LinkedText>
              {`We could not load this page. Check your connection, then try again, or ${phoneLink(practice.phone, 'call us')}.`}
            </LinkedText>
          </p>
          <Cluster>
            {/* Not a router link: loads the whole document, with scripts that exist. */}
            <a className={buttonClass()} href={address} onClick={tryAgain}>
              Try Again
            </a>
            <PhoneLink phone={practice.phone} className={buttonClass('secondary')} />
          </Cluster>
        </Stack>
      </Container>
    </div>
  );
}
