import { IconExternalLink, IconHomeHeart } from '@tabler/icons-react';
import { listRole } from '#src/styles/list-role.ts';
import { ButtonLink } from '../elements/Button.tsx';
import { Paragraph } from '../elements/text.tsx';
import { Stack } from '../layout/layout.tsx';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './products.css.ts';

interface ProductCardProps {
  name: string;
  benefit: string;
  category?: string | undefined;
  amazonLink?: string | undefined;
  /** With the dollar sign: "$14.99". */
  price?: string | undefined;
  /** The day the price was looked up, in words. */
  priceCheckedOn?: string | undefined;
  imageUrl?: string | undefined;
}

/** A product for care at home. Price and shop button appear only with a link to the shop. */
export function ProductCard(props: ProductCardProps) {
  const { name, benefit, category = 'Recommended', amazonLink, price, priceCheckedOn, imageUrl } = props;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.picture}>
          {imageUrl ? (
            <img
              className={styles.image}
              src={imageUrl}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          ) : (
            <IconHomeHeart size={28} stroke={1.75} aria-hidden="true" />
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.badge}>{category}</p>
          <h3>{name}</h3>
        </div>
      </div>
      <p>{benefit}</p>
      {amazonLink && (
        <div className={styles.shop}>
          {price && (
            <p>
              {!priceCheckedOn && 'About '}
              <strong className={styles.price}>{price}</strong> on Amazon
              {priceCheckedOn && <span className={styles.checked}>Price checked {priceCheckedOn}</span>}
            </p>
          )}
          <ButtonLink tone="secondary" href={amazonLink} target="_blank" rel="noopener noreferrer nofollow">
            <span>
              Shop on Amazon<VisuallyHidden> for {name} (opens in a new tab)</VisuallyHidden>
            </span>
            <IconExternalLink size={18} aria-hidden="true" />
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

interface ProductListProps {
  products: readonly ProductCardProps[];
  note: string;
  /** The disclosure of paid links; `null` while there are none. */
  disclosure: string | null;
}

/** Products for care at home, with the notes on prices and paid links. */
export function ProductList({ products, note, disclosure }: ProductListProps) {
  return (
    <Stack>
      <ul {...listRole} className={styles.list}>
        {products.map((product) => (
          <li key={product.name}>
            <ProductCard {...product} />
          </li>
        ))}
      </ul>
      {disclosure && <p>{disclosure}</p>}
      <Paragraph className={styles.note}>{note}</Paragraph>
    </Stack>
  );
}
