import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { FormOptions } from '#content/schema/options.ts';
import type { FormWords, Practice } from '#content/schema/practice.ts';
import type { RequestType } from '#contract/options.ts';
import type { SubmitEvent } from '#machines/form/form.machine.ts';
import { CallButton } from '#src/components/elements/Button.tsx';
import { MissingScripts, Notice } from '#src/components/elements/Notice.tsx';
import { LinkedText } from '#src/components/elements/text.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { LiveRegion, VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { markTitle, unmarkTitle } from '#src/io/title.ts';
import { ownAddress } from '#src/rules/own-address.ts';
import { responseTime } from '#src/rules/response-time.ts';
import { toasts } from '#src/toasts/toasts.ts';
import { Confirmation } from './Confirmation.tsx';
import { contact, failureWords } from './contact.ts';
import * as styles from './Form.css.ts';
import { fieldId } from './fields.tsx';
import { DetailsOffer, DraftNotice, EarlierNotice, Honeypot, OwnPageNotice, SubmitArea } from './form-parts.tsx';
import {
  clearValues,
  copyDetails,
  type FocusTarget,
  isHoneypotFilled,
  keptValues,
  moveFocus,
  onFormChange,
  restoreValues,
} from './form-values.ts';
import { prepareToSend } from './sending.ts';

/** The practice's data that the forms show. */
export type FormsPractice = Pick<Practice, 'name' | 'phone' | 'email' | 'address' | 'hours' | 'host'> & {
  forms: FormWords;
  options: FormOptions;
  /** Where to get help right now. */
  advice: ReactNode;
};

/** The props that all forms have. */
export interface FormProps {
  practice: FormsPractice;
  isVisible: boolean;
}

/** The address of this page on the site itself, if the function refuses requests from here. */
const addressToSendFrom = (host: string) =>
  ownAddress(location, host, import.meta.env.VITE_SITE_ORIGINS?.split(',') ?? []);

const announcements = { cleared: 'The form is empty.', filledIn: 'Your details are filled in.' };

/** Does in a form what its actors ask for while it is on the page, and tells them when it comes and goes. */
function useActorsOf(id: RequestType, practice: FormsPractice): void {
  const { forms, kept, updateDrafts } = contact(practice);
  const actors = forms[id];
  // Before the effects of its fields, which read them.
  useLayoutEffect(() => {
    const { form, draft } = actors;
    let stopRestoring = () => {};
    const heard = [
      ...Object.values<AnyActorRef>(actors).map((actor) =>
        actor.on('focus.requested', ({ what }: { what: FocusTarget }) => void moveFocus(id, what)),
      ),
      form.on('form.cleared', () => {
        stopRestoring();
        clearValues(id);
      }),
      draft.on('text.kept', () => kept.set(id, keptValues(id))),
      draft.on('text.restored', () => {
        stopRestoring = restoreValues(id, kept.get(id) ?? []);
        kept.delete(id);
      }),
      draft.on('details.copied', ({ source }) => source && copyDetails(source, id)),
    ];
    form.send({ type: 'form.opened' });
    const stopListening = onFormChange(id, 'input', () => updateDrafts(id));
    updateDrafts();
    return () => {
      stopListening();
      stopRestoring();
      form.send({ type: 'form.left' });
      for (const { unsubscribe } of heard) unsubscribe();
    };
  }, [id, actors, kept, updateDrafts]);
}

interface WholeFormProps extends FormProps {
  id: RequestType;
  title: string;
  lead: string;
  /** The labels of the fields, by their names. */
  labels: Readonly<Record<string, string>>;
  confirmation: { notice?: ReactNode; title: string; next: readonly string[] };
  button: { label: string; pendingLabel: string; isDisabled?: boolean };
  /** By default, the form is submitted. */
  onSubmit?: (event: SubmitEvent) => void;
  onReset?: () => void;
  children: ReactNode;
}

/** A form with the common parts of all forms around its fields. */
export function Form(props: WholeFormProps) {
  const { id, title, lead, practice, isVisible, labels, confirmation, onSubmit, onReset, children } = props;
  const { label, pendingLabel, isDisabled = false } = props.button;
  const { form, draft } = contact(practice).forms[id];
  useActorsOf(id, practice);
  const { advice, forms, hours, phone } = practice;
  const snapshot = useSelector(form, (current) => current);
  const draftSnapshot = useSelector(draft, (current) => current);
  const { issues, receipt, reference, messageForPatient, earlier } = snapshot.context;
  const { announcement } = draftSnapshot.value;
  const { source } = draftSnapshot.context;
  // Prerendered pages know nothing about visitors.
  const isHydrated = useHydrated();
  const elsewhere = isHydrated ? addressToSendFrom(practice.host) : null;
  const isSending = snapshot.hasTag('sending');
  const isUnderWay = snapshot.matches({ submission: 'submitting' });
  const hasFailed = snapshot.matches({ submission: 'failed' });
  const failure = failureWords(messageForPatient, phone);
  const isMarked = isVisible && issues.length > 0;

  useEffect(() => {
    if (!isMarked) return;
    markTitle();
    return unmarkTitle;
  }, [isMarked]);

  // A layout effect: what the form announces once it is gone is not withdrawn.
  useLayoutEffect(() => {
    if (isVisible) return () => toasts.send({ type: 'form.left', form: id });
  }, [isVisible, id]);

  return (
    <Stack space="block">
      {draftSnapshot.matches({ text: { unsent: 'restored' } }) && (
        <DraftNotice
          progress={isSending ? 'sending' : hasFailed ? 'failed' : 'unsent'}
          onClear={() => form.send({ type: 'clear.pressed' })}
        />
      )}
      {source && draftSnapshot.matches({ details: 'offered' }) && (
        <DetailsOffer source={source} onAccept={() => draft.send({ type: 'details.pressed' })} />
      )}
      <LiveRegion>
        {announcement !== 'none' && <VisuallyHidden key={announcement}>{announcements[announcement]}</VisuallyHidden>}
      </LiveRegion>
      {snapshot.matches({ submission: 'sent' }) && (
        <Confirmation
          id={`${id}-confirmation`}
          office={practice}
          notice={confirmation.notice}
          title={confirmation.title}
          facts={receipt}
          reference={reference}
          whatHappensNext={[
            ...confirmation.next,
            ...(confirmation.notice ? [] : [responseTime(forms, hours, new Date())]),
            forms.noCopy,
          ]}
          onDismiss={() => form.send({ type: 'confirmation.dismissed' })}
        />
      )}
      <form
        id={id}
        method="post"
        noValidate
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          if (addressToSendFrom(practice.host)) return;
          prepareToSend();
          const submitted = { type: 'form.submitted', isByBot: isHoneypotFilled(id) } as const;
          if (onSubmit) onSubmit(submitted);
          else form.send(submitted);
        }}
        onReset={onReset}
        onFocus={prepareToSend}
        onPointerDown={prepareToSend}
        // Set on a form that was submitted before hydration.
        suppressHydrationWarning
      >
        <Stack space="block">
          <Stack space="tight">
            <h3 id={`${id}-title`} tabIndex={-1} className={styles.title}>
              {title}
            </h3>
            <p>{lead}</p>
          </Stack>
          {issues.length > 0 && (
            <ErrorSummary
              id={`${id}-issues`}
              lines={issues.map(({ field, message }) => ({
                fieldId: fieldId(id, field),
                label: labels[field] ?? title,
                message,
              }))}
            />
          )}
          {isHydrated && earlier && <EarlierNotice {...earlier} phone={phone} />}
          {elsewhere && <OwnPageNotice address={elsewhere} />}
          {advice}
          {children}
          <Honeypot id={fieldId(id, 'website')} />
          {elsewhere ? (
            <OwnPageNotice address={elsewhere} />
          ) : (
            <SubmitArea
              label={isUnderWay ? pendingLabel : isSending ? 'One moment…' : label}
              isDisabled={isSending || isDisabled}
              privacyLine={forms.privacyLine}
              privacyLink={{ href: '/privacy', label: forms.privacyLinkLabel }}
            />
          )}
          <MissingScripts
            title={failure.title}
            text={`This page did not load completely, so nothing was sent. What you typed stays. ${failure.description}`}
          />
          {isUnderWay && <p className={styles.slow}>Still sending. On a slow network this can take a minute.</p>}
          {hasFailed && (
            <Notice
              tone="danger"
              title={failure.title}
              // The message of the function is no text of ours, and has no links.
              actions={messageForPatient !== null && <CallButton tone="secondary" phone={phone} />}
            >
              <LinkedText>{failure.description}</LinkedText>
            </Notice>
          )}
        </Stack>
      </form>
    </Stack>
  );
}
