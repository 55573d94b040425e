import { TextArea } from '#src/components/form/inputs.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { contact, success } from './contact.ts';
import { Form, type FormProps } from './Form.tsx';
import { PersonFields, personLabels, useFields } from './fields.tsx';

const id = 'inquiry';

const labels = { ...personLabels, subject: 'Subject', message: 'Message' };

/** The general inquiry. */
export function Inquiry(props: FormProps) {
  const field = useFields(id, labels, contact(props.practice).forms[id].form);
  return (
    <Form
      {...props}
      id={id}
      title="Ask us a question"
      lead="Write to us about services, insurance, hours, eyewear, or prices."
      labels={labels}
      confirmation={{ title: 'Your message was sent', next: [success[id].description] }}
      button={{ label: 'Send Message', pendingLabel: 'Sending...' }}
    >
      <PersonFields field={field} form={id} phone={props.practice.phone} isInquiry />
      <Select {...field('subject')} options={props.practice.options.inquirySubjects} emptyOption="Choose a subject" />
      <TextArea {...field('message')} />
    </Form>
  );
}
