import { Link } from '@tanstack/react-router';
import { EyeThumbnail } from '#src/components/EyeDiagram/EyeDiagram.tsx';
import * as styles from './TopicCard.css.ts';

/** A topic of the Eye Hub as one link to its page. */
export function TopicCard({ topic }: { topic: { slug: string; category: string; title: string; summary: string } }) {
  return (
    <article className={styles.root}>
      <div className={styles.thumbnail}>
        <EyeThumbnail topic={topic.slug} />
      </div>
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
    </article>
  );
}
