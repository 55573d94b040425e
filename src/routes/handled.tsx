import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { practice } from '#content/practice.data.ts';
import { PageBody } from '#src/components/layout/layout.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { LazyPartFrame, lazyPart } from '#src/page/lazy-part.tsx';
import { pageHead } from '#src/rules/page-head.ts';

/** The request of a link in the office's mail, whose script loads when it is near the viewport. */
const handledPart = lazyPart('handled-request', 'near', () => import('./-handled/Handled.part.tsx'));

export const Route = createFileRoute('/handled')({
  staticData: { parts: [handledPart] },
  head: () => pageHead({ metaTitle: `Handle a request | ${practice.name}` }),
  component: HandledPage,
});

/** For the office: each mail about a request links here. */
function HandledPage() {
  // Somebody who has opened an incomplete link is told so before they touch the page.
  useEffect(() => void handledPart.request(), []);
  return (
    <>
      <PageHeader title="Handle a Request" lead="For the office. Patients do not need this page." />
      <PageBody>
        <LazyPartFrame part={handledPart} />
        <noscript>
          <p>
            This page needs JavaScript. Turn it on, or tell whoever looks after the website the reference in the subject
            of the email, such as R-7KQ2XM: they can mark the request as handled. An address that ends in “/handled” is
            a link that is not complete: copy the whole link from the email.
          </p>
        </noscript>
      </PageBody>
    </>
  );
}
