import * as styles from './ChartLine.css.ts';

const lines = ['KO', 'ZSC', 'HVDR', 'COKNS', 'RDZHVO', 'SNCKDHR', 'OVZRCSDN', 'HKSDNOZCV', 'KRZHCSNDVO'];
const acuities = ['20/100', '20/70', '20/50', '20/40', '20/30', '20/25', '20/20', '20/15', '20/13'];
const heights = [42, 33, 26, 22, 18, 15, 13, 11, 10];

/** One line of the letter chart, largest first. */
export function ChartLine({ line }: { line: number }) {
  const row = lines[line] ?? '';
  const height = heights[line] ?? 10;
  const width = row.length * 8 - 3;
  return (
    <div className={styles.root} aria-hidden="true" translate="no">
      <svg
        className={styles.letters}
        aria-hidden="true"
        viewBox={`0 0 ${width} 5`}
        width={(width / 5) * height}
        height={height}
      >
        <ChartRow letters={row} />
      </svg>
      <span>{acuities[line]}</span>
      <span className={styles.rule} />
    </div>
  );
}

/** The ten Sloan letters, and a 4 for the address of a missing page, drawn from the corner of a square of 5 with strokes of 1. */
const shapes: Record<string, string> = {
  4: 'm4.2 5v-3.8l-3 2.7h3.8',
  C: 'm4.2 1.45a2 2 0 1 0 0 2.1',
  D: 'm.5.5h2a2 2 0 0 1 0 4h-2z',
  H: 'm.5 0v5m4-5v5m-4-2.5h4',
  K: 'm.5 0v5m4-4.8l-3.6 2.9m1.1-1.1l2.5 2.8',
  N: 'm.5 5v-4.7l4 4.4v-4.7',
  O: 'm2.5.5a2 2 0 0 1 0 4a2 2 0 0 1 0-4z',
  R: 'm.5 5v-4.5h2.7a1.2 1.2 0 0 1 0 2.4h-2.7m2.2 0l1.8 2',
  S: 'm4.4 1.5a1 1 0 0 0-1-1h-1.8a1 1 0 0 0 0 2h1.8a1 1 0 0 1 0 2h-1.8a1 1 0 0 1-1-1',
  V: 'm.4.1l2.1 4.4l2.1-4.4',
  Z: 'm.3.5h4l-3.6 4h4',
};

/** Sloan letters, each in a square of 5, every 8 units. Render it inside an SVG that sets the stroke. */
export function ChartRow({ letters }: { letters: string }) {
  return <path d={[...letters].map((letter, index) => `M${index * 8} 0${shapes[letter]}`).join('')} />;
}
