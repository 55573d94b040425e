import type { ReactNode } from 'react';
import { Container } from '../layout/Container.tsx';
import { PhoneMenu } from '../PhoneMenu/PhoneMenu.tsx';
import * as styles from './CallToAction.css.ts';

/** The block that ends a page: ask for a visit, or call. */
export function CallToAction({
  heading,
  lead,
  phone,
  action,
}: {
  heading: string;
  lead: string;
  phone: { dial: string; display: string };
  /** The link to the contact section, which knows what the page is about. */
  action: ReactNode;
}) {
  return (
    <section className={styles.root} aria-labelledby="call-to-action">
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id="call-to-action">{heading}</h2>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div className={styles.actions}>
            {action}
            <PhoneMenu phone={phone} look="plain" />
          </div>
        </div>
      </Container>
    </section>
  );
}
