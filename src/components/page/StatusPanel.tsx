import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { markAs } from '#src/page/marks.ts';
import { Button } from '../elements/Button.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Facts } from './details.tsx';
import * as styles from './StatusPanel.css.ts';

interface StatusPanelProps {
  facts: readonly { name: string; text: string }[];
  status: string;
  /** Stands in place of the status when the scripts of the prerendered page do not come. */
  failure?: ReactNode;
  button?: { label: string; isBusy: boolean; onPressed: () => void } | undefined;
}

/** Facts that are looked up, with an announced status, which takes the focus from the button: that may be removed. */
export function StatusPanel({ facts, status, failure, button }: StatusPanelProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const isPending = !useHydrated();
  return (
    <div className={styles.root}>
      <Stack space="block">
        {facts.length > 0 && (
          <div translate="no">
            <Facts facts={facts} />
          </div>
        )}
        <p
          ref={line}
          role="status"
          tabIndex={-1}
          className={styles.status}
          {...(isPending && markAs('pending'))}
          suppressHydrationWarning
        >
          {status}
        </p>
        {failure}
        <Cluster>
          {button && (
            <Button
              aria-disabled={button.isBusy}
              aria-busy={button.isBusy || undefined}
              onClick={() => {
                line.current?.focus();
                button.onPressed();
              }}
            >
              {button.label}
            </Button>
          )}
        </Cluster>
      </Stack>
    </div>
  );
}
