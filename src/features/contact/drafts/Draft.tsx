import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { ChangingText } from '#src/components/elements/text.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { LiveRegion, VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import type { SubmissionActor } from '../request-form/submission.ts';
import type { FormPage } from '../request-form/use-form.ts';
import type { FormActors, FormMemory } from './contact-memory.ts';
import * as styles from './Draft.css.ts';

const offers: Readonly<Record<RequestType, string>> = {
  appointment: 'Use the details from your appointment request',
  inquiry: 'Use the details from your general inquiry',
  'contact-lens': 'Use the details from your contact lens order',
};

const notices = {
  unsent: { title: 'We kept what you typed', text: 'It is in this window only, and not sent yet.' },
  failed: { title: 'We kept what you typed', text: 'It is in this window only. Sending it failed: please try again.' },
  sending: { title: 'We are still sending', text: 'You can go on reading. We tell you on any page when it is sent.' },
};

const announcements = { cleared: 'The form is empty.', filledIn: 'Your details are filled in.' };

/** A form with its draft, a notice that it was restored, and the offer to copy personal details from another form. */
export function Draft<TActors extends FormActors>({
  memory: { draft, open, actors: currentActors },
  children,
}: {
  memory: FormMemory<TActors>;
  children: (actors: TActors & { page: FormPage }) => ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const actors = currentActors();
  const progress = useSelector(actors.submission, progressOf);
  const snapshot = useSelector(draft, (current) => current);
  const { source } = snapshot.context;
  const { announcement } = snapshot.value;

  // Before the form's own effects, which read its fields.
  useLayoutEffect(() => {
    if (frame.current) return open(frame.current, rerender);
  }, [open]);

  // Each render may have added what gets the focus.
  useEffect(actors.page.afterRender);

  // The pressed button was removed, which lost the focus.
  useEffect(() => {
    if (announcement !== 'none') focusHeading(frame.current);
  }, [announcement]);

  return (
    <div ref={frame}>
      <Stack space="block">
        {snapshot.matches({ text: { unsent: 'restored' } }) && (
          <DraftNotice progress={progress} onClear={() => draft.send({ type: 'clear.pressed' })} />
        )}
        {source && snapshot.matches({ details: 'offered' }) && (
          <div>
            <Button tone="quiet" onClick={() => draft.send({ type: 'details.pressed' })}>
              <ChangingText>{offers[source]}</ChangingText>
            </Button>
          </div>
        )}
        <LiveRegion>
          {announcement !== 'none' && <VisuallyHidden key={announcement}>{announcements[announcement]}</VisuallyHidden>}
        </LiveRegion>
        <Fragment key={actors.submission.sessionId}>{children(actors)}</Fragment>
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

const progressOf = (snapshot: SnapshotFrom<SubmissionActor>): keyof typeof notices => {
  if (snapshot.hasTag('sending')) return 'sending';
  return snapshot.matches('failed') ? 'failed' : 'unsent';
};

/** Says that a form was restored from a draft, with a button that clears it unless it is being sent. */
export function DraftNotice({ progress, onClear }: { progress: keyof typeof notices; onClear: () => void }) {
  const { title, text } = notices[progress];
  const isSending = progress === 'sending';
  return (
    <div className={styles.notice}>
      <Notice tone="reassurance" title={title}>
        {text}
      </Notice>
      <Button tone="quiet" aria-disabled={isSending || undefined} onClick={isSending ? undefined : onClear}>
        Clear the form
      </Button>
    </div>
  );
}
