import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FormWords, Practice } from '#content/types.ts';
import type { Issue } from '#contract/types.ts';
import type { Receipt } from '#machines/submission/submission.ts';
import { UrgentLine } from '#src/components/elements/UrgentLine.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { Confirmation } from '../parts/Confirmation.tsx';
import * as styles from '../parts/parts.css.ts';
import { SubmitArea } from '../parts/SubmitArea.tsx';
import { fieldId } from './fields.tsx';
import type { SubmitProps } from './submission.ts';
import { type FormPage, type SendFormEvent, useFormVisibility } from './use-form.ts';

/** The practice's data that the forms show. */
export type FormsPractice = Pick<Practice, 'name' | 'phone' | 'email' | 'address' | 'urgent' | 'hours'> & {
  forms: FormWords;
  /** Where to get help right now. */
  advice: ReactNode;
};

/** The common parts of all forms, around their fields. */
export function RequestForm({
  id,
  title,
  lead,
  practice,
  page,
  submitProps,
  isVisible,
  send,
  issues,
  labels,
  sent,
  button,
  children,
}: {
  /** The prefix of the ids of the form's fields. */
  id: string;
  title: string;
  lead: string;
  practice: FormsPractice;
  page: FormPage;
  submitProps: SubmitProps;
  isVisible: boolean;
  send: SendFormEvent;
  issues: readonly Issue[];
  /** The labels of the fields, by their names. */
  labels: Readonly<Record<string, string>>;
  /** The content of the confirmation; null until a request was accepted. */
  sent: {
    /** What to do instead of waiting for a reply. */
    notice?: ReactNode;
    title: string;
    receipt: Receipt;
    next: readonly string[];
    reference: string | null;
    onDismiss: () => void;
  } | null;
  button: { label: string; pendingLabel: string; isDisabled: boolean };
  children: ReactNode;
}) {
  const { urgent, forms, phone } = practice;
  useFormVisibility(page.form, isVisible, issues, send);
  return (
    <Stack space="block">
      {sent && (
        <Confirmation
          ref={page.confirmation}
          id={`${id}-confirmation`}
          sender={practice.name}
          notice={sent.notice}
          title={sent.title}
          facts={sent.receipt}
          reference={sent.reference}
          whatHappensNext={[...sent.next, ...(sent.notice ? [] : [forms.responseTime]), forms.noCopy]}
          phone={phone}
          address={practice.address.oneLine}
          onPrint={() => print()}
          onDismiss={sent.onDismiss}
        />
      )}
      <form
        ref={page.form}
        id={id}
        method="post"
        noValidate
        aria-labelledby={`${id}-title`}
        {...submitProps}
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
          <UrgentLine
            lead={urgent.lead}
            phone={phone}
            sameDay={urgent.sameDay}
            advice={practice.advice}
            guide={<Link to="/urgent">Is it urgent?</Link>}
          />
          {children}
          <Honeypot id={fieldId(id, 'website')} />
          <SubmitArea
            {...button}
            privacyLine={forms.privacyLine}
            privacyLink={{ href: '/privacy', label: forms.privacyLinkLabel }}
          />
        </Stack>
      </form>
    </Stack>
  );
}

/** A hidden field that only bots fill in. The `data` attributes keep password managers away. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input
        type="text"
        id={id}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </div>
  );
}
