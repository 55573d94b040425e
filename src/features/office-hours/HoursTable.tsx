import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import * as styles from './HoursTable.css.ts';

/** A row of the office hours. */
export interface HoursTableLine {
  days: string;
  hours: string;
  /** Shown under the days: the date of an exception. */
  note?: string;
  isToday: boolean;
}

/** The office hours, with a row for each range of days and each exception. Today's row is marked. */
export function HoursTable({ lines }: { lines: readonly HoursTableLine[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <caption>
          <VisuallyHidden>Office hours</VisuallyHidden>
        </caption>
        <tbody>
          {lines.map(({ days, hours, note, isToday }) => (
            <tr
              key={`${days} ${note}`}
              className={isToday ? styles.today : styles.row}
              {...(isToday && { 'aria-current': 'date' })}
            >
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
