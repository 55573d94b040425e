import { Link } from '@tanstack/react-router';
import type { TopicSummary } from '#content/types.ts';
import { buttonClass } from '../components/elements/Button.tsx';
import { LinkRow } from '../components/navigation/page-links.tsx';
import type { ContactPrefill } from '../rules/contact-prefill.ts';

/** A link to the appointment form, with what is known about the visit. */
export function RequestLink({
  tone = 'primary',
  prefill,
  children = 'Request a Visit',
}: {
  tone?: 'primary' | 'secondary' | 'urgent';
  prefill?: Omit<ContactPrefill, 'tab'>;
  children?: string;
}) {
  return (
    <Link
      className={buttonClass({ tone })}
      to="/"
      hash="contact"
      search={{ tab: 'appointment', ...prefill }}
      activeOptions={{ includeHash: true }}
    >
      {children}
    </Link>
  );
}

/** A link to the page with all warning signs and the guide. */
export function GuideLink() {
  return (
    <Link className={buttonClass({ tone: 'quiet' })} to="/urgent">
      Is it urgent?
    </Link>
  );
}

type NamedTopic = Pick<TopicSummary, 'slug' | 'category' | 'title'>;

/** A link to a topic. */
export const topicLink = ({ slug, category, title }: NamedTopic) => (
  <Link key={slug} to="/eye-hub/$category/$slug" params={{ category, slug }}>
    {title}
  </Link>
);

/** A row of links to topics; nothing without topics. */
export const TopicRow = ({ label, topics }: { label: string; topics: readonly NamedTopic[] }) => (
  <LinkRow label={label}>{topics.map(topicLink)}</LinkRow>
);
