import { Link } from '@tanstack/react-router';
import { topicCategories } from '#content/categories.data.ts';
import { topics } from '#content/topics.data.ts';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { closestMatch } from '#src/rules/closest-match.ts';
import { topicLink } from '../-links.tsx';
import { NotFoundView } from '../-NotFoundView.tsx';

const returnToHub = (
  <Link className={buttonClass()} to="/eye-hub" activeOptions={{ exact: true }}>
    Return to Eye Hub
  </Link>
);

/** The topic with the closest slug, in any category. */
const topicMeant = (asked: string) => closestMatch(asked, topics, ({ slug }) => slug);

export function TopicNotFound({ slug }: { slug: string }) {
  const meant = topicMeant(slug);
  return (
    <NotFoundView
      title="Topic Not Found"
      text="We cannot find this topic. It may have moved, or the address may be misspelled."
      suggestions={meant && topicLink(meant)}
      actions={returnToHub}
    />
  );
}

/** No category has this id. `slug` is the topic that was asked for with it. */
export function CategoryNotFound({ category: asked, slug }: { category: string; slug?: string }) {
  const category = closestMatch(asked, topicCategories, ({ id }) => id);
  const topic = topicMeant(slug ?? asked);
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
    />
  );
}
