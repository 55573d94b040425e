import { useSelector } from '@xstate/react';
import { inquirySubjects } from '#contract/options.ts';
import { FieldRow, Select } from '#src/components/form/Field.tsx';
import { TextArea } from '#src/components/form/inputs.tsx';
import { EmailField, FirstNameField, fieldProps, LastNameField, PhoneField } from '../request-form/fields.tsx';
import { type FormsPractice, RequestForm } from '../request-form/RequestForm.tsx';
import { createSubmission, receiptOf, type Sending, type SubmissionActor } from '../request-form/submission.ts';
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

const success = { title: 'Message Sent!', description: "We'll get back to you as soon as possible." };

/** Starts the machine of a general inquiry, which is a submission and nothing else. */
export const createInquiry = (page: FormPage, sending: Sending) => ({
  submission: createSubmission(page, sending, {
    type: 'inquiry',
    toPayload: (answers) => ({ type: 'inquiry', ...answers }),
    toReceipt: ({ email }) => receiptOf('General inquiry', sending.practice.hours.timeZone, email),
    success,
  }),
});

/** The general inquiry: the form, connected to its machine. */
export function Inquiry({
  practice,
  page,
  submission,
  isVisible,
}: {
  practice: FormsPractice;
  page: FormPage;
  submission: SubmissionActor;
  isVisible: boolean;
}) {
  useFormPage(page);
  const issues = useSelector(submission, ({ context }) => context.issues);
  const field = fieldProps(id, labels, issues);

  return (
    <RequestForm
      id={id}
      title="Ask us a question"
      lead="Write to us about services, insurance, hours, eyewear, or prices."
      practice={practice}
      page={page}
      submission={submission}
      isVisible={isVisible}
      labels={labels}
      confirmation={{ title: 'Your message was sent', next: [success.description] }}
      button={{ label: 'Send Message', pendingLabel: 'Sending...' }}
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
