import { Link, useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EyeThumbnail } from '#src/components/EyeDiagram/EyeDiagram.tsx';
import { Grid } from '#src/components/layout/layout.tsx';
import * as styles from './TopicCard.css.ts';

/** The topics of a category of the Eye Hub. */
export default function TopicCards(): ReactNode {
  const { category } = useLoaderData({ from: '/eye-hub/$category/' });
  return (
    <Grid as="ul">
      {category.topics.map((topic) => (
        <li key={topic.slug}>
          <TopicCard topic={topic} />
        </li>
      ))}
    </Grid>
  );
}

/** A topic of the Eye Hub as one link to its page. */
function TopicCard({ topic }: { topic: { slug: string; category: string; title: string; summary: string } }) {
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
