import type { Plan } from 'model-testing';
import { expect } from 'vitest';
import { practice } from '../../../content/practice.ts';
import type {
  CheckOutcome,
  RequestOutcome,
  Submission,
  SubmissionContext,
} from '../../../machines/submission/submission.ts';
import type { Issue } from '../../../supabase/functions/_shared/requests/types.ts';
import type { FormControls } from './form-controls.ts';
import type { FormView } from './form-view.ts';

/** The texts of a form. */
interface FormWords {
  button: string;
  sending: string;
  success: string;
  confirmation: string;
  /** Toasts of other events of the form. */
  otherToasts?: readonly string[];
  /** Whether a failure shows the message of the practice. */
  showsOwnMessage?: boolean;
}

/** Assertions for the states of a submission. */
export function submissionStates({ button, sending, confirmation, otherToasts = [], showsOwnMessage }: FormWords) {
  const expectReady = (view: FormView) => expect(view.button.label).toBe(button);
  const expectSending = (view: FormView) => expect(view.button).toEqual({ label: sending, isDisabled: true });
  const expectNoOutcome = (view: FormView) => {
    expect(view).toMatchObject({ summary: [], confirmation: null });
    expect(view.title).not.toMatch(/^Error: /);
  };
  const expectIssues = (view: FormView, issues: SubmissionContext['issues']) => {
    expectReady(view);
    expect(view.title).toMatch(/^Error: /);
    expect(view.summary[0]).toMatch(new RegExp(`: ${issues[0]?.message}$`));
    for (const { field, message } of issues) expect(view.errors[field]).toBe(message);
  };
  const expectToast = ({ toast }: FormView, expected: string | null) => {
    if (toast === null || !otherToasts.includes(toast)) expect(toast).toBe(expected);
  };

  return {
    editing: (view: FormView) => {
      expectReady(view);
      expectNoOutcome(view);
    },
    'correcting.announced': (view: FormView, { issues }: SubmissionContext) => {
      expectIssues(view, issues);
      expectToast(view, `Validation Error: ${issues[0]?.message}`);
    },
    'correcting.quiet': (view: FormView, { issues }: SubmissionContext) => {
      expectIssues(view, issues);
      expectToast(view, null);
    },
    checking: (view: FormView) => {
      expectSending(view);
      expect(view.confirmation).toBeNull();
      expectToast(view, null);
    },
    submitting: (view: FormView) => {
      expectNoOutcome(view);
      expectSending(view);
      expectToast(view, null);
    },
    sent: (view: FormView, { reference, receipt }: SubmissionContext) => {
      expectReady(view);
      expect(view.summary).toEqual([]);
      expect(view.confirmation).toContain(confirmation);
      for (const [name] of receipt) expect(view.confirmation).toContain(name);
      expect(view.confirmation?.includes('Your reference')).toBe(reference !== null);
      if (reference !== null) expect(view.confirmation).toContain(reference);
    },
    'failed.announced': (view: FormView, { messageForPatient }: SubmissionContext) => {
      expectReady(view);
      expectNoOutcome(view);
      const own = showsOwnMessage ? messageForPatient : null;
      expectToast(view, `Submission Failed: ${own ?? `Please try again or call us at ${practice.phone.display}.`}`);
    },
    'failed.quiet': (view: FormView) => {
      expectReady(view);
      expectNoOutcome(view);
      expectToast(view, null);
    },
  };
}

type InRegion<TStates> = { [Name in keyof TStates & string as `submission.${Name}`]: TStates[Name] };

/** The same for a machine in which the submission is a region. */
export const submissionRegion = (words: FormWords) =>
  Object.fromEntries(
    Object.entries(submissionStates(words)).map(([name, assertion]) => [`submission.${name}`, assertion]),
  ) as InRegion<ReturnType<typeof submissionStates>>;

/** The issues that the contract finds, check by check. */
const issuesOfChecks = ({ steps }: Plan): (readonly Issue[])[] =>
  steps.flatMap((step) => {
    if ('failed' in step && step.failed === 'checkRequest') return [[]];
    if (!('done' in step) || step.done !== 'checkRequest') return [];
    const outcome = step.output as CheckOutcome<unknown>;
    return ['issues' in outcome ? outcome.issues : []];
  });

/**
 * How everything happens to a submission.
 * @param texts the text fields of a valid form
 * @param prepare sets other values before the form is submitted
 */
export function submissionInteractions(
  controls: FormControls,
  plan: Plan,
  { success }: FormWords,
  texts: Readonly<Record<string, string>>,
  prepare: () => void | Promise<void> = () => {},
) {
  // The form needs mistakes when it is submitted, so that the contract finds issues later.
  const issues = issuesOfChecks(plan);
  const expectJustSent = (view: FormView) => {
    expect(view).toMatchObject({ toast: success, focus: 'confirmation' });
    for (const name of Object.keys(texts)) expect(view.values[name]).toBe('');
  };

  return {
    events: {
      'form.submitted': async ({ submission }: { submission: Submission }) => {
        await prepare();
        const before = await controls.values();
        const mistakes = Object.fromEntries((issues[0] ?? []).map(({ field }) => [field, '']));
        // Other changes would address the issues of the last submission.
        const values = submission.honeypot
          ? { website: 'https://bot.example' }
          : { ...texts, website: '', ...mistakes };
        for (const [name, text] of Object.entries(values)) {
          if (before[name] !== text) await controls.fill(name, text);
        }
        await controls.submit();
      },
      'confirmation.dismissed': () => controls.press('Close'),
      'issues.addressed': async () => {
        let invalid: string[] = [];
        await controls.until(({ errors }) => {
          invalid = Object.keys(errors);
        });
        for (const [name, text] of Object.entries(texts)) {
          if (invalid.includes(name)) await controls.fill(name, text);
        }
      },
      'form.left': () => controls.leave(),
    },
    actors: {
      checkRequest: {
        done: async () => {
          await controls.endCheck();
          issues.shift();
        },
        failed: async (error: unknown) => {
          await controls.failCheck(error);
          issues.shift();
        },
      },
      sendRequest: {
        done: async (outcome: RequestOutcome) => {
          await controls.endRequest(outcome);
          if (outcome.status === 'accepted') await controls.until(expectJustSent);
        },
        failed: (error: unknown) => controls.failRequest(error),
      },
    },
    until: controls.until,
    ...(controls.close && { close: controls.close }),
  };
}
