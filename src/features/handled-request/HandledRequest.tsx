import { useHydrated, useLocation } from '@tanstack/react-router';
import { useActor } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type EventFromLogic, fromPromise } from 'xstate';
import { momentInWords } from '#contract/dates.ts';
import { requestKinds } from '#contract/options.ts';
import { handledRequestMachine } from '#machines/handled-request/handled-request.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { MissingScripts } from '#src/components/elements/Notice.tsx';
import { Cluster, Stack } from '#src/components/layout/layout.tsx';
import { Facts } from '#src/components/page/details.tsx';
import { hasAccountSession } from '#src/io/account-session.ts';
import type { linkedRequest } from '#src/io/function-client.ts';
import { markAs } from '#src/page/marks.ts';
import { inTime, script } from '#src/page/scripts.ts';
import * as styles from './HandledRequest.css.ts';

const client = script(() => import('#src/io/function-client.ts'));

const ask = async (body: Parameters<typeof linkedRequest>[0]) => (await inTime(client.load())).linkedRequest(body);

const wiped = 'Seven days later the website deletes what the patient wrote. The email stays in your mailbox.';

const messages = {
  checking: 'Looking for the request…',
  ready: 'Mark this request as handled when somebody has called or answered the patient. It ends the reminders.',
  marking: 'Marking the request as handled…',
  undoable: `This request is handled. ${wiped} If you pressed the button by mistake, you can undo it for ten minutes.`,
  undoing: 'Undoing it…',
  handled: `This request is handled. ${wiped}`,
  expired: 'This link is more than 60 days old. The request can no longer be marked here.',
  invalid: 'This link is not complete. Copy the whole link from the email, and open it again.',
  failed: 'There is no answer from the website. Check your connection, and try again.',
} as const;

const mark = { label: 'Mark as handled', event: { type: 'mark.pressed' } } as const;
const undo = { label: 'Undo', event: { type: 'undo.pressed' } } as const;

interface StatusButton {
  label: string;
  event: EventFromLogic<typeof handledRequestMachine>;
  isBusy?: boolean;
}

const buttons: Partial<Record<keyof typeof messages, StatusButton>> = {
  ready: mark,
  marking: { ...mark, isBusy: true },
  undoable: undo,
  undoing: { ...undo, isBusy: true },
  failed: { label: 'Try Again', event: { type: 'retry.pressed' } },
};

/**
 * The request of the link in the address, or of one pasted into the same tab. No server sees the token in its hash. Whoever
 * is signed in at the desk sees the request there.
 */
export function HandledRequest({ timeZone }: { timeZone: string }) {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const [token, setToken] = useState(fragment);
  if (fragment !== token && isLinkToken(fragment)) setToken(fragment);
  useEffect(() => {
    const [reference] = token.split('.');
    if (isLinkToken(token) && hasAccountSession()) window.location.replace(`/desk/#${reference}`);
  }, [token]);
  return <LinkedRequest key={token} token={token} timeZone={timeZone} />;
}

function LinkedRequest({ token, timeZone }: { token: string; timeZone: string }) {
  const [{ value, context }, send] = useActor(
    handledRequestMachine.provide({
      actors: {
        findRequest: fromPromise(async () => (isLinkToken(token) ? ask({ token }) : ({ status: 'invalid' } as const))),
        markRequest: fromPromise(() => ask({ token, handled: true })),
        undoRequest: fromPromise(() => ask({ token, undo: true })),
      },
    }),
  );
  const line = useRef<HTMLParagraphElement>(null);
  const isPending = !useHydrated();
  const { request } = context;
  const moment = (at: string) => momentInWords(timeZone, new Date(at));
  const button = buttons[value];
  return (
    <div className={styles.root}>
      <Stack space="block">
        {request && (
          <div translate="no">
            <Facts
              facts={[
                { name: 'Request', text: requestKinds[request.type] },
                { name: 'Reference', text: request.reference },
                { name: 'Received', text: moment(request.receivedAt) },
                ...(request.handledAt === null ? [] : [{ name: 'Handled', text: moment(request.handledAt) }]),
              ]}
            />
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
          {messages[value]}
        </p>
        <MissingScripts text="This page did not load completely, so the request could not be looked up. Please try again, or tell whoever looks after the website the reference in the subject of the email." />
        <Cluster>
          {button && (
            <Button
              aria-disabled={button.isBusy ?? false}
              aria-busy={button.isBusy}
              onClick={() => {
                // The button may be removed.
                line.current?.focus();
                send(button.event);
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

/** Whether a text is the token of a link in the office's mail: a reference, the last day of the link, and a signature. */
const isLinkToken = (text: string): boolean => /^R-[0-9A-Z]{6}\.\d+\.[\w-]+$/.test(text);
