import * as styles from './overview.css.ts';

/** Degrees from the upright of each spoke of the dial. */
const spokes = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** Where the dial looks sharp to an eye with astigmatism; away from it the lines grow faint. */
const sharpAt = 30;

/** Server and browser differ in the last digits of a sine; two decimals are the same in both. */
const rounded = (value: number) => Number(value.toFixed(2));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How dark a spoke looks, from 0 to 1. */
const strength = (angle: number) => Math.cos(radians(angle - sharpAt)) ** 2;

/** The clock dial that optometrists test astigmatism with: some of its lines look darker than others. Decoration. */
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
