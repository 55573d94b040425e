/** What a visitor sees of a form, as plain data. */
export interface FormView {
  /** The page's title. */
  title: string;
  button: { label: string; isSwitchedOff: boolean };
  /** The error messages, by field name. */
  errors: Record<string, string>;
  /** The lines of the error summary; empty without one. */
  summary: string[];
  /** The text of the confirmation; null without one. */
  confirmation: string | null;
  /** The newest toast as "Title: description"; null without one. */
  toast: string | null;
  /** The values by field name, without unchecked checkboxes and radio buttons. */
  values: Record<string, string>;
  /** The texts of the notices. */
  notices: string[];
  /** The chosen file; null without one. */
  file: { name: string; isBeingRead: boolean } | null;
  /** Whether there is a file picker. */
  takesFiles: boolean;
  /** The part of the form or the name of the field that has the focus. */
  focus: string;
}

/** Reads what a visitor sees of a form. It also runs in a browser, so it uses nothing from this module. */
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
