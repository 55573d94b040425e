import { TextArea } from '#src/components/form/inputs.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { PersonFields, personLabels, useFields } from '../request-form/fields.tsx';
import { type FormProps, RequestForm } from '../request-form/RequestForm.tsx';
import { createSubmission, type Sending } from '../request-form/submission.ts';

const id = 'inquiry';

const labels = { ...personLabels, subject: 'Subject', message: 'Message' };

const success = { title: 'Message Sent!', description: "We'll get back to you as soon as possible." };

/** Starts the machine of a general inquiry, which is a submission and nothing else. */
export const createInquiry = (sending: Sending) => ({
  submission: createSubmission(id, sending, { kind: 'General inquiry', success }),
});

/** The general inquiry: the form, connected to its machine. */
export function Inquiry(props: FormProps) {
  const field = useFields(id, labels, props.submission);
  return (
    <RequestForm
      {...props}
      id={id}
      title="Ask us a question"
      lead="Write to us about services, insurance, hours, eyewear, or prices."
      labels={labels}
      confirmation={{ title: 'Your message was sent', next: [success.description] }}
      button={{ label: 'Send Message', pendingLabel: 'Sending...' }}
    >
      <PersonFields field={field} form={props.page.form} phone={props.practice.phone} isInquiry />
      <Select {...field('subject')} options={props.practice.options.inquirySubjects} emptyOption="Choose a subject" />
      <TextArea {...field('message')} hint="Up to 2,000 characters" />
    </RequestForm>
  );
}
