import type { ComponentProps } from 'react';
import { listRole } from '../../styles/list-role.ts';
import { ProductCard } from './ProductCard.tsx';
import * as styles from './product.css.ts';

/** Products for care at home, with the notes on prices and paid links. */
export function ProductList({
  products,
  note,
  disclosure,
}: {
  products: readonly ComponentProps<typeof ProductCard>[];
  /** The note on prices. */
  note: string;
  /** The disclosure of paid links; `null` while there are none. */
  disclosure: string | null;
}) {
  return (
    <div className={styles.productList}>
      <ul {...listRole} className={styles.products}>
        {products.map((product) => (
          <li key={product.name}>
            <ProductCard {...product} />
          </li>
        ))}
      </ul>
      {disclosure && <p>{disclosure}</p>}
      <p className={styles.productListNote}>{note}</p>
    </div>
  );
}
