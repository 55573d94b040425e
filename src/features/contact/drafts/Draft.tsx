import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RequestType } from '#contract/options.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { ChangingText } from '#src/components/elements/text.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { LiveRegion, VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import * as styles from '../parts/parts.css.ts';
import type { FormMemory } from './contact-memory.ts';

const offers: Readonly<Record<RequestType, string>> = {
  appointment: 'Use the details from your appointment request',
  inquiry: 'Use the details from your general inquiry',
  'contact-lens': 'Use the details from your contact lens order',
};

const announcements = { cleared: 'The form is empty.', filledIn: 'Your details are filled in.' };

/**
 * A form that is restored when the visitor returns to its page. Above it are a notice that it was restored, and the
 * offer to copy personal details from another form.
 */
export function Draft({ memory, children }: { memory: FormMemory; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [resetKey, setResetKey] = useState(0);
  const { actor, open } = memory;
  const isRestored = useSelector(actor, (snapshot) => snapshot.matches({ text: { unsent: 'restored' } }));
  const source = useSelector(actor, (snapshot) =>
    snapshot.matches({ details: 'offered' }) ? snapshot.context.source : null,
  );
  const announcement = useSelector(actor, ({ value }) => value.announcement);

  // Before the form's own effects, which read its fields.
  useLayoutEffect(() => {
    if (frame.current) return open(frame.current, () => setResetKey((number) => number + 1));
  }, [open]);

  // The pressed button was removed, which lost the focus.
  useEffect(() => {
    if (announcement !== 'none') focusHeading(frame.current);
  }, [announcement]);

  return (
    <div ref={frame}>
      <Stack space="block">
        {isRestored && <DraftNotice onClear={() => actor.send({ type: 'clear.pressed' })} />}
        {source && (
          <div>
            <Button tone="quiet" onClick={() => actor.send({ type: 'details.pressed' })}>
              <ChangingText>{offers[source]}</ChangingText>
            </Button>
          </div>
        )}
        <LiveRegion>
          {announcement !== 'none' && <VisuallyHidden key={announcement}>{announcements[announcement]}</VisuallyHidden>}
        </LiveRegion>
        <Fragment key={resetKey}>{children}</Fragment>
      </Stack>
    </div>
  );
}

function focusHeading(frame: HTMLElement | null): void {
  const heading = frame?.querySelector<HTMLElement>('form h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Says that a form was restored from a draft, with a button that clears it. */
export function DraftNotice({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.draft}>
      <Notice tone="reassurance" title="We kept what you typed">
        It is in this window only, and not sent yet.
      </Notice>
      <Button tone="quiet" onClick={onClear}>
        Clear the form
      </Button>
    </div>
  );
}
