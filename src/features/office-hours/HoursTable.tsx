import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import * as styles from './HoursTable.css.ts';

/** A row of the office hours. */
export interface HoursTableLine {
  days: string;
  hours: string;
  /** Shown under the days: the date of a holiday. */
  note?: string;
}

/** The office hours, with a row for each range of days and each holiday. */
export function HoursTable({ lines }: { lines: readonly HoursTableLine[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <caption>
          <VisuallyHidden>Office hours</VisuallyHidden>
        </caption>
        <tbody>
          {lines.map(({ days, hours, note }) => (
            <tr key={`${days} ${note}`} className={styles.row}>
              <th scope="row" className={styles.days}>
                {days}
                {note && (
                  <>
                    {' '}
                    <span className={styles.note}>{note}</span>
                  </>
                )}
              </th>
              <td className={styles.hours}>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
