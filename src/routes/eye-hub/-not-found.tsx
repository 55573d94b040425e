import { Link } from '@tanstack/react-router';
import { practice } from '#content/practice.ts';
import { topicCategories } from '#content/topics/categories.ts';
import type { TopicSummary } from '#content/types.ts';
import { buttonClass } from '../../components/elements/Button.tsx';
import { NotFoundView } from '../../components/page/NotFoundView.tsx';
import { closestMatch } from '../../rules/closest-match.ts';
import { GuideLink } from '../-links.tsx';

const topics = topicCategories.flatMap((category) => category.topics);

const returnToHub = (
  <Link className={buttonClass()} to="/eye-hub" activeOptions={{ exact: true }}>
    Return to Eye Hub
  </Link>
);

const topicLink = ({ slug, category, title }: TopicSummary) => (
  <Link key={slug} to="/eye-hub/$category/$slug" params={{ category, slug }}>
    {title}
  </Link>
);

/** Suggests the topic with the closest slug, in any category. */
function topicMeant(slug: string): TopicSummary | undefined {
  const meant = closestMatch(
    slug,
    topics.map((topic) => topic.slug),
  );
  return topics.find((topic) => topic.slug === meant);
}

/** No topic has this slug in this category. */
export function TopicNotFound({ slug }: { slug: string }) {
  const meant = topicMeant(slug);
  return (
    <NotFoundView
      title="Topic Not Found"
      text="We cannot find this topic. It may have moved, or the address may be misspelled."
      suggestions={meant && topicLink(meant)}
      actions={returnToHub}
      phone={practice.phone}
      guide={<GuideLink />}
    />
  );
}

/** No category has this id. `slug` is the topic that was asked for with it. */
export function CategoryNotFound({ category: id, slug }: { category: string; slug?: string }) {
  const meant = closestMatch(
    id,
    topicCategories.map((category) => category.id),
  );
  const category = topicCategories.find((candidate) => candidate.id === meant);
  const topic = topicMeant(slug ?? id);
  return (
    <NotFoundView
      title="Category Not Found"
      text="We cannot find this part of the Eye Hub. It may have moved, or the address may be misspelled."
      suggestions={[
        topic && topicLink(topic),
        category && (
          <Link key={category.id} to="/eye-hub/$category" params={{ category: category.id }}>
            {category.title}
          </Link>
        ),
      ]}
      actions={returnToHub}
      phone={practice.phone}
      guide={<GuideLink />}
    />
  );
}
