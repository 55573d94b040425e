import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { callToAction } from '#content/call-to-action.data.ts';
import { practice } from '#content/practice.data.ts';
import type { TopicSummary } from '#content/schema/entries.ts';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { ActionRow, Container, Stack } from '#src/components/layout/layout.tsx';
import { useOfficeState } from '#src/features/open-status/OpenStatus.tsx';
import type { ContactPrefill } from '#src/rules/contact-prefill.ts';
import * as styles from './-links.css.ts';
import { OfficePhoneMenu } from './-root/OfficePhoneMenu.tsx';

interface RequestLinkProps {
  tone?: 'primary' | 'secondary' | 'urgent';
  prefill?: Omit<ContactPrefill, 'tab'>;
  children?: string;
}

/** A link to the appointment form, with what is known about the visit. */
export function RequestLink({ tone = 'primary', prefill, children = 'Request a Visit' }: RequestLinkProps) {
  return (
    <Link
      className={buttonClass(tone)}
      to="/"
      hash="contact"
      search={{ tab: 'appointment', ...prefill }}
      activeOptions={{ includeHash: true }}
    >
      {children}
    </Link>
  );
}

/** The block at the end of a page: request a visit, or call. */
export function CallToAction({
  heading = callToAction.heading,
  isUrgent = false,
  ...request
}: Omit<ComponentProps<typeof RequestLink>, 'tone'> & {
  heading?: string;
  /** Whether the page is about urgent problems, for which a request is too slow: the phone comes first. */
  isUrgent?: boolean;
}) {
  const isPhoneFirst = useOfficeState(practice.hours).is === 'open' && isUrgent;
  const phone = <OfficePhoneMenu look={isUrgent ? 'first' : 'plain'} />;
  return (
    <section className={styles.root} aria-labelledby="call-to-action">
      <Container>
        <div className={styles.columns}>
          <Stack space="tight">
            <h2 id="call-to-action">{heading}</h2>
            <p className={styles.lead}>{callToAction.lead}</p>
          </Stack>
          <ActionRow>
            {isUrgent && phone}
            <RequestLink tone={isPhoneFirst ? 'secondary' : 'primary'} {...request} />
            {!isUrgent && phone}
          </ActionRow>
        </div>
      </Container>
    </section>
  );
}

/** A link to the page with all warning signs and the guide. */
export function GuideLink() {
  return (
    <Link className={buttonClass('quiet')} to="/urgent">
      Is it urgent?
    </Link>
  );
}

export const topicLink = ({ slug, category, title }: Pick<TopicSummary, 'slug' | 'category' | 'title'>) => (
  <Link key={slug} to="/eye-hub/$category/$slug" params={{ category, slug }}>
    {title}
  </Link>
);

export const serviceLink = ({ id, title }: { id: string; title: string }) => (
  <Link key={id} to="/services/$slug" params={{ slug: id }}>
    {title}
  </Link>
);

export const doctorLink = ({ id, name }: { id: string; name: string }) => (
  <Link key={id} to="/team/$slug" params={{ slug: id }} translate="no">
    {name}
  </Link>
);
