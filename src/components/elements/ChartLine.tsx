import { ChartRow } from './ChartRow.tsx';
import * as styles from './elements.css.ts';

const lines = ['N', 'KO', 'ZSC', 'HVDR', 'COKNS', 'RDZHVO', 'SNCKDHR', 'OVZRCSDN', 'HKSDNOZCV'];
const acuities = ['20/200', '20/100', '20/70', '20/50', '20/40', '20/30', '20/25', '20/20', '20/15'];
const heights = [64, 44, 34, 27, 22, 18, 15, 12, 10];

/** One line of the letter chart, largest first. */
export function ChartLine({ line }: { line: number }) {
  const row = lines[line] ?? '';
  const height = heights[line] ?? 10;
  const width = row.length * 8 - 3;
  return (
    <div className={styles.chartLine} aria-hidden="true" translate="no">
      <svg
        className={styles.chartLineLetters}
        aria-hidden="true"
        viewBox={`0 0 ${width} 5`}
        width={(width / 5) * height}
        height={height}
      >
        <ChartRow letters={row} />
      </svg>
      <span>{acuities[line]}</span>
      <span className={styles.chartLineRule} />
    </div>
  );
}
