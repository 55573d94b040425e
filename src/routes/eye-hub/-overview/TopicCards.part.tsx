import { Link, useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Grid } from '#src/components/layout/layout.tsx';
import { diagrams } from '../-diagram/diagrams.ts';
import { EyeThumbnail } from '../-diagram/EyeDiagram.tsx';
import * as styles from './TopicCards.css.ts';

/** The topics of a category of the Eye Hub, each as one link to its page. */
export default function TopicCards(): ReactNode {
  const { topics } = useLoaderData({ from: '/eye-hub/$category/' }).category;
  return (
    <Grid as="ul">
      {topics.map(({ slug, category, title, summary }) => (
        <li key={slug}>
          <article className={styles.root}>
            <div className={styles.thumbnail}>
              <EyeThumbnail diagram={diagrams[slug]} />
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>
                <Link className={styles.link} to="/eye-hub/$category/$slug" params={{ category, slug }}>
                  {title}
                </Link>
              </h2>
              <p className={styles.summary}>{summary}</p>
            </div>
          </article>
        </li>
      ))}
    </Grid>
  );
}
