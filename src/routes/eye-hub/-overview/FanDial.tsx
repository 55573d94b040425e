import * as styles from './FanDial.css.ts';

const spokes = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** Rounds to two decimals: Node and browsers differ in the last digits of a sine. */
const rounded = (value: number) => Number(value.toFixed(2));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The clock dial of the astigmatism test, sharpest at one axis to an eye that has it. Decorative. */
export function FanDial({ sharpAt = 30 }: { sharpAt?: number }) {
  /** How dark a spoke looks, from 0 to 1. */
  const strength = (angle: number) => Math.cos(radians(angle - sharpAt)) ** 2;
  return (
    <svg className={styles.root} aria-hidden="true" viewBox="-70 -70 140 140" width="420" height="420">
      <circle className={styles.rim} r="67" />
      <circle className={styles.face} r="61" />
      {spokes.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`} opacity={rounded(0.22 + 0.78 * strength(angle))}>
          <path
            className={styles.spoke}
            d="M-2.6-13V-46M0-13V-46M2.6-13V-46"
            strokeWidth={rounded(0.7 + 0.9 * strength(angle))}
          />
        </g>
      ))}
      {spokes.map((angle) => (
        <text
          key={angle}
          className={styles.hour}
          x={rounded(53 * Math.sin(radians(angle)))}
          y={rounded(-53 * Math.cos(radians(angle)))}
        >
          {angle / 30 || 12}
        </text>
      ))}
      <circle className={styles.pupil} r="8" />
      <circle className={styles.glint} cx="2.6" cy="-2.6" r="2" />
    </svg>
  );
}
