import { Link } from '@tanstack/react-router';
import type { TopicSummary } from '#content/schema/entries.ts';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './TopicList.css.ts';

interface TopicListProps {
  category: string;
  topics: readonly Pick<TopicSummary, 'slug' | 'title' | 'summary'>[];
  /** The level of the headings. */
  level: 2 | 3;
}

/** Topics of a category of the Eye Hub, each with a link to its page. */
export function TopicList({ category, topics, level }: TopicListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul {...listRole} className={styles.root}>
      {topics.map(({ slug, title, summary }) => (
        <li key={slug} className={styles.topic}>
          <div className={styles.row}>
            <Heading className={styles.title}>
              <Link className={styles.link} to="/eye-hub/$category/$slug" params={{ category, slug }}>
                {title}
              </Link>
            </Heading>
            <p className={styles.summary}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
