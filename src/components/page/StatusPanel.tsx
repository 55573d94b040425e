import type { ReactNode } from 'react';
import { Cluster } from '../layout/Cluster.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './status-panel.css.ts';

/** Facts that are looked up, with a status that is announced. What comes below does not move while they change. */
export function StatusPanel({
  facts,
  status,
  children,
}: {
  facts: readonly { name: string; text: string }[];
  status: string;
  /** The button. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.panel}>
      <Stack space="block">
        {facts.length > 0 && <Facts facts={facts} />}
        <p role="status">{status}</p>
        <Cluster>{children}</Cluster>
      </Stack>
    </div>
  );
}
