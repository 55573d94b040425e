import { Link, useParams } from '@tanstack/react-router';
import { topicCategories } from '#content/categories.data.ts';
import { topics } from '#content/topics.data.ts';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { closestMatch } from '#src/rules/closest-match.ts';
import { topicLink } from '../-links.tsx';
import { NotFoundView } from '../-NotFoundView.tsx';

/** The category in the address has no such topic, or there is no such category. Offers topics of any category. */
export function HubNotFound() {
  const { category: asked = '', slug = asked } = useParams({ strict: false });
  const isKnown = topicCategories.some(({ id }) => id === asked);
  const topic = closestMatch(slug, topics, (candidate) => candidate.slug);
  const category = isKnown ? undefined : closestMatch(asked, topicCategories, ({ id }) => id);
  return (
    <NotFoundView
      title={isKnown ? 'Topic Not Found' : 'Category Not Found'}
      text={`We cannot find this ${isKnown ? 'topic' : 'part of the Eye Hub'}. It may have moved, or the address may be misspelled.`}
      suggestions={[
        topic && topicLink(topic),
        category && (
          <Link key={category.id} to="/eye-hub/$category" params={{ category: category.id }}>
            {category.title}
          </Link>
        ),
      ]}
      actions={
        <Link className={buttonClass()} to="/eye-hub" activeOptions={{ exact: true }}>
          Return to Eye Hub
        </Link>
      }
    />
  );
}
