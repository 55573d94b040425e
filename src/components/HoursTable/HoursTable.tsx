import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HoursTable.css.ts';

/** The office hours, a line for each run of days. */
export function HoursTable({ lines }: { lines: readonly { days: string; hours: string }[] }) {
  return (
    <table className={styles.root}>
      <caption>
        <VisuallyHidden>Office hours</VisuallyHidden>
      </caption>
      <tbody>
        {lines.map(({ days, hours }) => (
          <tr key={days} className={styles.row}>
            <th scope="row" className={styles.days}>
              {days}
            </th>
            <td className={styles.hours}>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
