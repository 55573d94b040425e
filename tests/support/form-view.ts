import { practice } from '#content/practice.data.ts';
import type { RequestType } from '#contract/options.ts';

/** Labels and messages of the forms in the contact section. */
export const formWords = {
  appointment: {
    tab: 'Appointment Request',
    button: 'Submit Request',
    sending: 'Submitting...',
    success: "Request Submitted!: We'll contact you shortly to confirm your appointment.",
    confirmation: 'Your appointment request was sent',
  },
  inquiry: {
    tab: 'General Inquiry',
    button: 'Send Message',
    sending: 'Sending...',
    success: "Message Sent!: We'll get back to you as soon as possible.",
    confirmation: 'Your message was sent',
  },
  'contact-lens': {
    tab: 'Contact Lens Ordering',
    button: 'Submit Order Request',
    sending: 'Submitting...',
    success: 'Order Request Submitted!: Our team will verify your prescription and contact you to finalize your order.',
    confirmation: 'Your contact lens order request was sent',
  },
} as const satisfies Record<RequestType, object>;

/** The toast after a failure without a message of its own, as "Title: description". */
export const generalFailure = `Submission Failed: Please try again or call us at ${practice.phone.display}.`;

/** Reads what a visitor sees of a form. It also runs in a browser, so it uses nothing from this module. */
export function readFormView(formId: string) {
  const form = document.getElementById(formId) as HTMLFormElement;
  const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const fields = [...form.elements].filter(
    (field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement,
  );
  const isAnswer = (field: (typeof fields)[number]) =>
    field.closest('form [hidden]') === null &&
    (!(field instanceof HTMLInputElement) || !['checkbox', 'radio', 'file'].includes(field.type) || field.checked);
  const button = form.querySelector('button[type="submit"]');
  const summary = document.getElementById(`${formId}-issues-title`)?.closest('[role="group"]') ?? null;
  const confirmation = document.getElementById(`${formId}-confirmation-title`)?.closest('section');
  const toasts = [...document.querySelectorAll('[data-scope="toast"][data-part="root"][data-state="open"]')];
  const picker = form.querySelector('input[type="file"]');
  const fileName = form.querySelector('section[aria-label="Chosen file"] > p');
  const active = document.activeElement;
  const focus = () => {
    if (active === null || active === document.body) return '';
    if (active === summary) return 'summary';
    if (active === confirmation) return 'confirmation';
    return active.getAttribute('name') ?? text(active);
  };
  return {
    title: document.title,
    button: { label: text(button), isDisabled: button?.getAttribute('aria-disabled') === 'true' },
    // By field name, as the values.
    errors: Object.fromEntries(
      fields.flatMap((field) => {
        const faulty = field.closest('[aria-invalid="true"]');
        const id = faulty?.getAttribute('aria-describedby')?.split(' ').at(-1);
        return id ? [[field.name, text(document.getElementById(id)).replace(/^Error: /, '')]] : [];
      }),
    ),
    summary: [...(summary?.querySelectorAll('a') ?? [])].map(text),
    confirmation: confirmation ? text(confirmation) : null,
    // The newest one, as "Title: description".
    toast: toasts[0]
      ? ['title', 'description'].map((part) => text(toasts[0]?.querySelector(`[data-part="${part}"]`))).join(': ')
      : null,
    // Without hidden fields, and unchecked checkboxes and radio buttons.
    values: Object.fromEntries(fields.filter(isAnswer).map((field) => [field.name, field.value])),
    notices: [...form.querySelectorAll('[role="note"]')].map(text),
    file: fileName ? { name: text(fileName), isBeingRead: form.querySelector('progress') !== null } : null,
    takesFiles: picker !== null,
    // The part of the form or the name of the field that has the focus.
    focus: focus(),
  };
}

/** What a visitor sees of a form, as plain data. */
export type FormView = ReturnType<typeof readFormView>;
