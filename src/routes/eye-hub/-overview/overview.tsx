import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EyeThumbnail } from '#src/components/EyeDiagram/EyeDiagram.tsx';
import { ChartLine } from '#src/components/elements/ChartLine.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import * as search from '#src/components/search/SearchBox.css.ts';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './overview.css.ts';

/** A category of the Eye Hub: description, first topics, the number of others, and a link to all of them. */
export function CategoryCard({
  category,
  line,
}: {
  category: {
    id: string;
    title: string;
    description: string;
    topics: readonly { slug: string; title: string; summary: string }[];
    /** The number of topics that are not listed here. */
    more: number;
  };
  /** The line of the letter chart, from 0 (largest). */
  line: number;
}) {
  const { id, title, description, topics, more } = category;
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.categoryCard}>
      <ChartLine line={line} />
      <div className={styles.categoryCardColumns}>
        <div className={styles.categoryCardWords}>
          <h2 id={`${id}-heading`} className={styles.categoryCardTitle}>
            {title}
          </h2>
          <p className={styles.categoryCardDescription}>{description}</p>
          <Link className={styles.categoryCardAll} to="/eye-hub/$category" params={{ category: id }}>
            <span>
              View All <VisuallyHidden>{title}</VisuallyHidden>
            </span>
            <IconArrowRight size={20} aria-hidden="true" />
          </Link>
        </div>
        <div>
          <ul {...listRole} className={styles.categoryCardTopics}>
            {topics.map((topic) => (
              <li key={topic.slug} className={styles.categoryCardTopic}>
                <Link
                  className={styles.categoryCardLink}
                  to="/eye-hub/$category/$slug"
                  params={{ category: id, slug: topic.slug }}
                >
                  <span className={styles.categoryCardThumbnail}>
                    <EyeThumbnail topic={topic.slug} />
                  </span>
                  <span className={styles.categoryCardTopicTitle}>{topic.title}</span>{' '}
                  <span className={styles.categoryCardSummary}>{topic.summary}</span>
                  <IconArrowRight size={20} aria-hidden="true" className={styles.categoryCardArrow} />
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p className={styles.categoryCardMore}>
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

/** A search field that leads to the search page. */
export function HubSearch() {
  const navigate = useNavigate();
  return (
    <div className={search.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search> */}
      <form
        role="search"
        action="/search"
        className={search.form}
        onSubmit={(event) => {
          event.preventDefault();
          const query = String(new FormData(event.currentTarget).get('q') ?? '');
          void navigate({ href: `/search?${new URLSearchParams({ q: query.trim() })}` });
        }}
      >
        <label className={search.label} htmlFor="hub-search">
          What do you notice, or look for?
        </label>
        <div className={search.control}>
          <input
            id="hub-search"
            className={search.input}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            translate="no"
          />
          <button type="submit" className={search.submit}>
            <IconSearch size={24} aria-hidden="true" />
            <VisuallyHidden>Search</VisuallyHidden>
          </button>
        </div>
      </form>
    </div>
  );
}

/** The angle of each spoke, in degrees from the vertical. */
const spokes = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The axis at which the dial looks sharp to an eye with astigmatism; other spokes look fainter. */
const sharpAt = 30;

/** Rounds to two decimals: Node and browsers differ in the last digits of a sine. */
const rounded = (value: number) => Number(value.toFixed(2));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How dark a spoke looks, from 0 to 1. */
const strength = (angle: number) => Math.cos(radians(angle - sharpAt)) ** 2;

/** The clock dial of the astigmatism test. Decorative. */
export function FanDial() {
  return (
    <svg className={styles.dial} aria-hidden="true" viewBox="-70 -70 140 140" width="420" height="420">
      <circle className={styles.dialRim} r="67" />
      <circle className={styles.dialFace} r="61" />
      {spokes.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`} opacity={rounded(0.22 + 0.78 * strength(angle))}>
          <path
            className={styles.dialSpoke}
            d="M-2.6-13V-46M0-13V-46M2.6-13V-46"
            strokeWidth={rounded(0.7 + 0.9 * strength(angle))}
          />
        </g>
      ))}
      {spokes.map((angle) => (
        <text
          key={angle}
          className={styles.dialHour}
          x={rounded(53 * Math.sin(radians(angle)))}
          y={rounded(-53 * Math.cos(radians(angle)))}
        >
          {angle / 30 || 12}
        </text>
      ))}
      <circle className={styles.dialPupil} r="8" />
      <circle className={styles.dialGlint} cx="2.6" cy="-2.6" r="2" />
    </svg>
  );
}

/** An aside between the parts of a page: a sentence and a link. */
export function Aside({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>;
}
