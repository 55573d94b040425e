import { IconArrowRight } from '@tabler/icons-react';
import { Link, useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChartLine } from '#src/components/elements/ChartLine.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { listRole } from '#src/styles/list-role.ts';
import type { loadHub } from '../../-loaders.ts';
import { diagrams } from '../-diagram/diagrams.ts';
import { EyeThumbnail } from '../-diagram/EyeDiagram.tsx';
import * as styles from './CategoryCards.css.ts';

/** The categories of the Eye Hub. */
export default function CategoryCards(): ReactNode {
  const { categories } = useLoaderData({ from: '/eye-hub/' });
  return (
    <Stack space="section">
      {categories.map((category, index) => (
        <CategoryCard key={category.id} category={category} line={index + 1} />
      ))}
    </Stack>
  );
}

/** A category of the Eye Hub: description, first topics, the number of others, and a link to all of them. */
export function CategoryCard({
  category,
  line,
}: {
  category: Awaited<ReturnType<typeof loadHub>>['categories'][number];
  /** The line of the letter chart, from 0 (largest). */
  line: number;
}) {
  const { id, title, description, topics, more } = category;
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.root}>
      <ChartLine line={line} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`}>{title}</h2>
          <p className={styles.description}>{description}</p>
          <Link className={styles.all} to="/eye-hub/$category" params={{ category: id }}>
            <span>
              View All <VisuallyHidden>{title}</VisuallyHidden>
            </span>
            <IconArrowRight size={20} aria-hidden="true" />
          </Link>
        </div>
        <div>
          <ul {...listRole} className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic.slug} className={styles.topic}>
                <Link className={styles.link} to="/eye-hub/$category/$slug" params={{ category: id, slug: topic.slug }}>
                  <span className={styles.thumbnail}>
                    <EyeThumbnail diagram={diagrams[topic.slug]} />
                  </span>
                  <span className={styles.title}>{topic.title}</span>{' '}
                  <span className={styles.summary}>{topic.summary}</span>
                  <IconArrowRight size={20} aria-hidden="true" className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p className={styles.more}>
              <Link to="/eye-hub/$category" params={{ category: id }}>
                <span>{`+ ${more} more ${more === 1 ? 'topic' : 'topics'}`}</span>{' '}
                <VisuallyHidden>{`in ${title}`}</VisuallyHidden>
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
