import { useSelector } from '@xstate/react';
import { type Actor, createActor } from 'xstate';
import { inquirySubjects } from '#contract/options.ts';
import { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts';
import { FieldRow } from '#src/components/form/Field.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { TextArea } from '#src/components/form/TextField.tsx';
import { EmailField, FirstNameField, fieldProps, LastNameField, PhoneField } from '../request-form/fields.tsx';
import { type FormsPractice, RequestForm } from '../request-form/RequestForm.tsx';
import {
  receiptOf,
  requestActors,
  type SendingPractice,
  submissionActions,
  submitProps,
} from '../request-form/submission.ts';
import { type FormPage, useFormPage } from '../request-form/use-form.ts';

const id = 'inquiry';

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
};

const pendingLabel = 'Sending...';

const success = { title: 'Message Sent!', description: "We'll get back to you as soon as possible." };

/** Creates the machine of a general inquiry. */
export const createInquiry = (page: FormPage, { hours: { timeZone }, phone }: SendingPractice) =>
  createActor(
    inquiryMachine.provide({
      actors: requestActors(
        'inquiry',
        timeZone,
        (answers) => ({ type: 'inquiry', ...answers }),
        ({ email }) => receiptOf('General inquiry', timeZone, email),
      ),
      actions: submissionActions(page, { success, phone: phone.display, showsOwnMessage: false }),
    }),
  );

/** The general inquiry: the form, connected to its machine. */
export function Inquiry({
  practice,
  page,
  request,
  isVisible,
}: {
  practice: FormsPractice;
  page: FormPage;
  request: Actor<typeof inquiryMachine>;
  isVisible: boolean;
}) {
  useFormPage(page);
  const snapshot = useSelector(request, (current) => current);
  const { send } = request;
  const { issues, reference, receipt } = snapshot.context;
  const isSending = snapshot.hasTag('sending');
  const field = fieldProps(id, labels, issues);

  return (
    <RequestForm
      id={id}
      title="Ask us a question"
      lead="Write to us about services, insurance, hours, eyewear, or prices."
      practice={practice}
      page={page}
      submitProps={submitProps((submission) => send({ type: 'form.submitted', submission }))}
      isVisible={isVisible}
      send={send}
      issues={issues}
      labels={labels}
      sent={
        snapshot.matches('sent')
          ? {
              title: 'Your message was sent',
              receipt,
              next: [success.description],
              reference,
              onDismiss: () => send({ type: 'confirmation.dismissed' }),
            }
          : null
      }
      button={{ label: isSending ? pendingLabel : 'Send Message', pendingLabel, isDisabled: isSending }}
    >
      <FieldRow>
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </FieldRow>
      <EmailField {...field('email')} form={page.form} />
      <PhoneField {...field('phone')} areaCode={practice.phone.dial.slice(2, 5)} isOptional />
      <Select {...field('subject')} options={inquirySubjects} emptyOption="Choose a subject" />
      <TextArea {...field('message')} hint="Up to 2,000 characters" />
    </RequestForm>
  );
}
