import * as styles from './Treatments.css.ts';

interface Treatment {
  name: string;
  how: string;
  suits: string;
  risks: string;
  price: string | null;
  here: string;
}

/** Treatments side by side: a table, on a narrow screen a list of cards. */
export function Treatments({ treatments }: { treatments: readonly Treatment[] }) {
  const hasPrices = treatments.some(({ price }) => price !== null);
  const columns = ['Treatment', 'How it works', 'Who it suits', 'Risks', ...(hasPrices ? ['Price'] : [])];
  return (
    // Browsers drop the roles of a table that is not displayed as one.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>What can be done</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {treatments.map(({ name, how, suits, risks, price, here }) => (
            <tr key={name} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.name}>
                {name}
                <span className={styles.here}>{here}</span>
              </th>
              {[how, suits, risks, ...(hasPrices ? [price ?? 'Ask us'] : [])].map((text, index) => (
                <td key={columns[index + 1]} role="cell" className={styles.cell}>
                  <span className={styles.label} aria-hidden="true">
                    {columns[index + 1]}
                  </span>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
