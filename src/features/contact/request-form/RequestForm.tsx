import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { FormOptions } from '#content/schema/options.ts';
import type { FormWords, Practice } from '#content/schema/practice.ts';
import type { EarlierSending, Submission } from '#machines/submission/submission.machine.ts';
import { CallButton } from '#src/components/elements/Button.tsx';
import { MissingScripts, Notice } from '#src/components/elements/Notice.tsx';
import { LinkedText, Reference } from '#src/components/elements/text.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { markTitle, unmarkTitle } from '#src/io/title.ts';
import { phoneLink } from '#src/rules/links.ts';
import { Confirmation } from '../parts/Confirmation.tsx';
import { SubmitArea } from '../parts/SubmitArea.tsx';
import { fieldId } from './fields.tsx';
import * as styles from './RequestForm.css.ts';
import { failureWords, prepareToSend, readForm, type SubmissionActor } from './submission.ts';
import type { FormPage } from './use-form.ts';

/** The practice's data that the forms show. */
export type FormsPractice = Pick<Practice, 'name' | 'phone' | 'email' | 'address' | 'hours'> & {
  forms: FormWords;
  options: FormOptions;
  /** Where to get help right now. */
  advice: ReactNode;
};

/** The props that all forms have. */
export interface FormProps {
  practice: FormsPractice;
  page: FormPage;
  submission: SubmissionActor;
  isVisible: boolean;
}

/** The common parts of all forms, around their fields. */
export function RequestForm({
  id,
  title,
  lead,
  practice,
  page,
  submission,
  onSubmit = (form) => submission.send({ type: 'form.submitted', submission: form }),
  isVisible,
  labels,
  confirmation,
  button: { label, pendingLabel, isDisabled },
  children,
}: FormProps & {
  /** The prefix of the ids of the form's fields. */
  id: string;
  title: string;
  lead: string;
  /** By default, the form is handed to its submission. */
  onSubmit?: (form: Submission) => void;
  /** The labels of the fields, by their names. */
  labels: Readonly<Record<string, string>>;
  confirmation: { notice?: ReactNode; title: string; next: readonly string[] };
  button: { label: string; pendingLabel: string; isDisabled?: boolean };
  children: ReactNode;
}) {
  const { advice, forms, phone } = practice;
  const snapshot = useSelector(submission, (current) => current);
  const { issues, receipt, reference, messageForPatient, earlier } = snapshot.context;
  // Prerendered pages know nothing about visitors.
  const isHydrated = useHydrated();
  const isSending = snapshot.hasTag('sending');
  const isUnderWay = snapshot.matches('submitting');
  const failure = failureWords(messageForPatient, phone);
  const isMarked = isVisible && issues.length > 0;

  useEffect(() => {
    if (!isMarked) return;
    markTitle();
    return unmarkTitle;
  }, [isMarked]);

  // A layout effect: what the machine announces once the form is gone is not withdrawn.
  useLayoutEffect(() => (isVisible ? page.leave : undefined), [isVisible, page]);

  return (
    <Stack space="block">
      {snapshot.matches('sent') && (
        <Confirmation
          ref={page.confirmation}
          id={`${id}-confirmation`}
          office={practice}
          notice={confirmation.notice}
          title={confirmation.title}
          facts={receipt}
          reference={reference}
          whatHappensNext={[...confirmation.next, ...(confirmation.notice ? [] : [forms.responseTime]), forms.noCopy]}
          onDismiss={() => {
            flushSync(() => submission.send({ type: 'confirmation.dismissed' }));
            page.form.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <form
        ref={page.form}
        id={id}
        method="post"
        noValidate
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          prepareToSend();
          onSubmit(readForm(event.currentTarget));
        }}
        onFocus={prepareToSend}
        onPointerDown={prepareToSend}
        // Set on a form that was submitted before hydration.
        suppressHydrationWarning
      >
        <Stack space="block">
          <Stack space="tight">
            <h3 id={`${id}-title`}>{title}</h3>
            <p>{lead}</p>
          </Stack>
          {issues.length > 0 && (
            <ErrorSummary
              ref={page.issues}
              id={`${id}-issues`}
              lines={issues.map(({ field, message }) => ({
                fieldId: fieldId(id, field),
                label: labels[field] ?? title,
                message,
              }))}
            />
          )}
          {isHydrated && earlier && <Earlier {...earlier} phone={phone} />}
          {advice}
          {children}
          <Honeypot id={fieldId(id, 'website')} />
          <SubmitArea
            label={isUnderWay ? pendingLabel : isSending ? 'One moment…' : label}
            isDisabled={isSending || isDisabled === true}
            privacyLine={forms.privacyLine}
            privacyLink={{ href: '/privacy', label: forms.privacyLinkLabel }}
          />
          <MissingScripts
            title={failure.title}
            text={`This page did not load completely, so nothing was sent. What you typed stays. ${failure.description}`}
          />
          {isUnderWay && <p className={styles.slow}>Still sending. On a slow network this can take a minute.</p>}
          {snapshot.matches('failed') && (
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

const Earlier = ({ phone, ...earlier }: EarlierSending & { phone: Practice['phone'] }) =>
  earlier.status === 'accepted' ? (
    <Notice tone="reassurance" title="Your last request was sent">
      <span>The same answers cannot arrive twice.</span>
      {earlier.reference !== '' && <Reference>{earlier.reference}</Reference>}
    </Notice>
  ) : (
    <Notice title="We do not know whether your last request was sent">
      <LinkedText>{`Send it again: the same answers cannot arrive twice. Or call us at ${phoneLink(phone)}.`}</LinkedText>
    </Notice>
  );

/** A hidden field that only bots fill in. The `data` attributes keep away password managers that ignore `readOnly`. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input
        type="text"
        id={id}
        name="website"
        tabIndex={-1}
        readOnly
        autoComplete="off"
        data-1p-ignore="true"
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </div>
  );
}
