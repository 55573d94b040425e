import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import * as search from '#src/components/search/SearchBox.css.ts';
import * as styles from './overview.css.ts';

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
