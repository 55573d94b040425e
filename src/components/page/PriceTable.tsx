import * as styles from './PriceTable.css.ts';

/** What is paid for most often, with its prices. */
export function PriceTable({ prices }: { prices: readonly { what: string; price: string; note?: string }[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Usual prices without insurance</caption>
      <thead>
        <tr className={styles.column}>
          <th scope="col" className={styles.what}>
            Visit or product
          </th>
          <th scope="col" className={styles.price}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ what, price, note }) => (
          <tr key={what} className={styles.row}>
            <th scope="row" className={styles.what}>
              {what}
              {note && <span className={styles.note}>{note}</span>}
            </th>
            <td className={styles.price}>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
