import type { ComponentProps } from 'react';
import { ProductCard } from './ProductCard.tsx';
import * as styles from './product.css.ts';

/** Products for care at home, with what has to be said about their prices and links. */
export function ProductList({
  products,
  note,
  disclosure,
}: {
  products: readonly ComponentProps<typeof ProductCard>[];
  /** How far the prices can be trusted. */
  note: string;
  /** That the links pay the practice; `null` while none does. */
  disclosure: string | null;
}) {
  return (
    <div className={styles.productList}>
      <ul className={styles.products}>
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
