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

/** The ten Sloan letters, and a 4 for the address of a missing page, drawn with strokes of 1 in a square of 5. */
const shapes: Record<string, string> = {
  4: 'M3.7 5V.6L.6 3.6H4.9',
  C: 'M4.2 1.45A2 2 0 1 0 4.2 3.55',
  D: 'M.5.5H2.5A2 2 0 0 1 2.5 4.5H.5Z',
  H: 'M.5 0V5M4.5 0V5M.5 2.5H4.5',
  K: 'M.5 0V5M4.5.2L.9 3.1M2 2.3L4.5 4.8',
  N: 'M.5 5V.3L4.5 4.7V0',
  O: 'M2.5.5A2 2 0 0 1 2.5 4.5A2 2 0 0 1 2.5.5Z',
  R: 'M.5 5V.5H3.2A1.2 1.2 0 0 1 3.2 2.9H.5M2.7 2.9L4.5 4.9',
  S: 'M4.4 1.5A1 1 0 0 0 3.4.5H1.6A1 1 0 0 0 1.6 2.5H3.4A1 1 0 0 1 3.4 4.5H1.6A1 1 0 0 1 .6 3.5',
  V: 'M.4.1L2.5 4.5L4.6.1',
  Z: 'M.3.5H4.3L.7 4.5H4.7',
};

/** Sloan letters, each in a square of 5, every 8 units. Render it inside an SVG that sets the stroke. */
export function ChartRow({ letters }: { letters: string }) {
  return (
    <>
      {[...letters].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and may have a letter twice
        <path key={index} d={shapes[letter]} transform={`translate(${index * 8} 0)`} />
      ))}
    </>
  );
}
