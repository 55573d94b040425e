import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RequestType } from '../../../../supabase/functions/_shared/requests/options.ts';
import { Button } from '../../../components/elements/Button.tsx';
import { ChangingText } from '../../../components/elements/ChangingText.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { LiveRegion } from '../../../components/screen-reader/LiveRegion.tsx';
import { VisuallyHidden } from '../../../components/screen-reader/VisuallyHidden.tsx';
import { DraftNotice } from '../parts/DraftNotice.tsx';
import type { FormMemory } from './contact-memory.ts';

const offers: Readonly<Record<RequestType, string>> = {
  appointment: 'Use the details from your appointment request',
  inquiry: 'Use the details from your general inquiry',
  'contact-lens': 'Use the details from your contact lens order',
};

/** What happened to the form last, of all that is told to those who do not see it. */
type Deed = { what: 'cleared' | 'filled in'; number: number };

const words = { cleared: 'The form is empty.', 'filled in': 'Your details are filled in.' };

/**
 * A form that keeps what is typed while its visitor is elsewhere on the site. Above it stands what can be said about
 * that: what was kept, and details that were typed into another form.
 */
export function Draft({ memory, children }: { memory: FormMemory; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [beginning, setBeginning] = useState(0);
  const [deed, setDeed] = useState<Deed | null>(null);
  const { actor, open } = memory;
  const isShownAgain = useSelector(actor, (standing) => standing.matches({ text: { unsent: 'shownAgain' } }));
  const source = useSelector(actor, (standing) =>
    standing.matches({ details: 'offered' }) ? standing.context.source : null,
  );
  const tellDeed = (what: Deed['what']) => setDeed((before) => ({ what, number: (before?.number ?? 0) + 1 }));

  // Before the effects of the form itself, which read what its fields hold.
  useLayoutEffect(() => {
    if (frame.current) return open(frame.current, () => setBeginning((number) => number + 1));
  }, [open]);

  // The button that was pressed is gone, and with it the focus.
  useEffect(() => {
    if (deed) focusHeading(frame.current);
  }, [deed]);

  return (
    <div ref={frame}>
      <Stack space="block">
        {isShownAgain && (
          <DraftNotice
            onClear={() => {
              actor.send({ type: 'clear.pressed' });
              tellDeed('cleared');
            }}
          />
        )}
        {source && (
          <div>
            <Button
              tone="quiet"
              onClick={() => {
                actor.send({ type: 'details.pressed' });
                tellDeed('filled in');
              }}
            >
              <ChangingText>{offers[source]}</ChangingText>
            </Button>
          </div>
        )}
        <LiveRegion>{deed && <VisuallyHidden key={deed.number}>{words[deed.what]}</VisuallyHidden>}</LiveRegion>
        <Fragment key={beginning}>{children}</Fragment>
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
