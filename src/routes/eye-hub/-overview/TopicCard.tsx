import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as styles from './TopicCard.css.ts';

/** A topic of the Eye Hub as one link to its page. */
export function TopicCard({ topic }: { topic: { slug: string; category: string; title: string; summary: string } }) {
  return (
    <article className={styles.root}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link
            className={styles.link}
            to="/eye-hub/$category/$slug"
            params={{ category: topic.category, slug: topic.slug }}
          >
            {topic.title}
          </Link>
        </h2>
        <p className={styles.summary}>{topic.summary}</p>
      </div>
      <span className={styles.lens}>
        <IconArrowRight size={22} aria-hidden="true" />
      </span>
    </article>
  );
}
