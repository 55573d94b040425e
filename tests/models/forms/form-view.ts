/** What a person sees of a form, as plain data. */
export interface FormView {
  /** The page's title. */
  title: string;
  button: { label: string; isSwitchedOff: boolean };
  /** What is said to be wrong with a field, under the field's name. */
  errors: Record<string, string>;
  /** The lines of the summary of errors; empty without one. */
  summary: string[];
  /** The text of the confirmation; null without one. */
  confirmation: string | null;
  /** The newest toast as "Title: description"; null without one. */
  toast: string | null;
  /** What the fields hold, under their names; ticked boxes and chosen answers only. */
  values: Record<string, string>;
  /** Notices that stand out, as text. */
  notices: string[];
  /** The chosen file, with whether it is being read; null without one. */
  file: { name: string; isBeingRead: boolean } | null;
  /** Whether there is a place to put a file. */
  takesFiles: boolean;
  /** Where the focus is: the part of the form, or the name of the field. */
  focus: string;
}

/**
 * Reads what a person sees of a form. It needs nothing but the page, so that it can be carried into a browser.
 * @param formId the form's id
 */
export function readFormView(formId: string): FormView {
  const form = document.getElementById(formId) as HTMLFormElement;
  const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const fields = [...form.elements].filter(
    (field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement,
  );
  const isAnswer = (field: (typeof fields)[number]) =>
    !(field instanceof HTMLInputElement) || !['checkbox', 'radio', 'file'].includes(field.type) || field.checked;
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
    button: { label: text(button), isSwitchedOff: button?.getAttribute('aria-disabled') === 'true' },
    errors: Object.fromEntries(
      fields.flatMap((field) => {
        const faulty = field.closest('[aria-invalid="true"]');
        const id = faulty?.getAttribute('aria-describedby')?.split(' ').at(-1);
        return id ? [[field.name, text(document.getElementById(id)).replace(/^Error: /, '')]] : [];
      }),
    ),
    summary: [...(summary?.querySelectorAll('a') ?? [])].map(text),
    confirmation: confirmation ? text(confirmation) : null,
    toast: toasts[0]
      ? ['title', 'description'].map((part) => text(toasts[0]?.querySelector(`[data-part="${part}"]`))).join(': ')
      : null,
    values: Object.fromEntries(fields.filter(isAnswer).map((field) => [field.name, field.value])),
    notices: [...form.querySelectorAll('[role="note"]')].map(text),
    file: fileName ? { name: text(fileName), isBeingRead: form.querySelector('progress') !== null } : null,
    takesFiles: picker !== null,
    focus: focus(),
  };
}
