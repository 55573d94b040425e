import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChartLine } from '../ChartLine/ChartLine.tsx';
import { VisuallyHidden } from '../screen-reader/VisuallyHidden.tsx';
import * as styles from './CategoryCard.css.ts';

/** A category of the Eye Hub: what it is about, its first topics, how many more there are, and the way to all of them. */
export function CategoryCard({
  category,
  shown,
  line,
}: {
  category: {
    id: string;
    title: string;
    description: string;
    topics: readonly { slug: string; title: string; summary: string }[];
  };
  /** How many topics are listed here. */
  shown: number;
  /** Which line of the letter chart it is, from 0 (largest). */
  line: number;
}) {
  const { id, title, description, topics } = category;
  const more = topics.length - shown;
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.root}>
      <ChartLine line={line} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>{description}</p>
          <Link className={styles.all} to="/eye-hub/$category" params={{ category: id }}>
            <span>
              View All <VisuallyHidden>{title}</VisuallyHidden>
            </span>
            <IconArrowRight size={20} aria-hidden="true" />
          </Link>
        </div>
        <div>
          <ul className={styles.topics}>
            {topics.slice(0, shown).map((topic) => (
              <li key={topic.slug} className={styles.topic}>
                <Link className={styles.link} to="/eye-hub/$category/$slug" params={{ category: id, slug: topic.slug }}>
                  <span className={styles.topicTitle}>{topic.title}</span>{' '}
                  <span className={styles.summary}>{topic.summary}</span>
                  <IconArrowRight size={20} aria-hidden="true" className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && <p className={styles.more}>+ {more} more topics</p>}
        </div>
      </div>
    </section>
  );
}
