import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChartLine } from '#src/components/elements/ChartLine.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import type { loadHub } from '../../-loaders.ts';
import * as styles from './CategoryCard.css.ts';
import { TopicList } from './TopicList.tsx';

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
          <TopicList category={id} topics={topics} level={3} />
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
