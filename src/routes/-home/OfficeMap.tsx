import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as styles from './home.css.ts';

/**
 * The office on an embedded map, loaded lazily and without a referrer. Until it loads, the address is in its place; a
 * browser may show an error page there. A link to the map is always below.
 */
export function OfficeMap({
  src,
  title,
  address,
  children,
}: {
  src: string;
  title: string;
  address: string;
  /** The link to the map on a page of its own. */
  children: ReactNode;
}) {
  return (
    <div className={styles.officeMap}>
      <div className={styles.officeMapFrame}>
        <div className={styles.officeMapPlace} aria-hidden="true" translate="no">
          <IconMapPin size={32} />
          {address}
        </div>
        <iframe
          className={styles.officeMapEmbed}
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
      <p className={styles.officeMapOtherwise}>Can’t see the map? {children}</p>
    </div>
  );
}
