import { expect } from 'vitest';
import type {
  CheckOutcome,
  RequestOutcome,
  Submission,
  SubmissionContext,
} from '../../../machines/submission/submission.ts';
import type { FormScreen } from './form-screen.ts';
import type { FormView } from './form-view.ts';

/** The words of a form that its rows look for. */
export interface FormWords {
  button: string;
  sending: string;
  success: string;
  confirmation: string;
  /** The office's number, as it is read. */
  phone: string;
  /** Toasts that other events of the form bring, whatever its submission does. */
  otherToasts: readonly string[];
  /** Whether a failure shows the words that the practice wrote for it. */
  showsOwnMessage: boolean;
}

/** The parts of an answer that are typed, under their fields' names. */
type Texts = Readonly<Record<string, string>>;

/**
 * The rows that every form shares: how it is filled in and sent, and what must be seen in the states of a submission.
 * @param texts what is typed into a form without issues
 * @param prepare does what the form needs beside typing; asked for before every press
 */
export function submissionRows(
  words: FormWords,
  texts: Texts,
  prepare: (screen: FormScreen) => void | Promise<void> = () => {},
) {
  const isReady = ({ button }: FormView) => expect(button.label).toBe(words.button);
  const isQuiet = (view: FormView) => {
    expect(view.summary).toEqual([]);
    expect(view.confirmation).toBeNull();
    expect(view.title).not.toMatch(/^Error: /);
  };

  const isJustSent = (view: FormView) => {
    expect(view.toast).toBe(words.success);
    expect(view.focus).toBe('confirmation');
    for (const name of Object.keys(texts)) expect(view.values[name]).toBe('');
  };
  const showsIssues = (view: FormView, issues: SubmissionContext['issues']) => {
    isReady(view);
    expect(view.title).toMatch(/^Error: /);
    expect(view.summary[0]).toMatch(new RegExp(`: ${issues[0]?.message}$`));
    for (const { field, message } of issues) expect(view.errors[field]).toBe(message);
  };
  const hasToast = ({ toast }: FormView, expected: string | null) => {
    if (toast === null || !words.otherToasts.includes(toast)) expect(toast).toBe(expected);
  };

  return {
    events: {
      'form.submitted': async (screen: FormScreen, { submission }: { submission: Submission }) => {
        const issues = screen.comingIssues();
        await prepare(screen);
        const before = await screen.values();
        const isFaulty = (name: string) => issues.some(({ field }) => field === name);
        const wanted = [
          ...Object.entries(texts).map(([name, text]) => [name, isFaulty(name) ? '' : text] as const),
          ['website', submission.honeypot ? 'https://robot.example' : ''] as const,
        ];
        for (const [name, text] of wanted) if (before[name] !== text) await screen.fill(name, text);
        await screen.submit();
      },
      'confirmation.dismissed': (screen: FormScreen) => screen.press('Close'),
      'issues.addressed': async (screen: FormScreen) => {
        let faulty: string[] = [];
        await screen.until(({ errors }) => {
          faulty = Object.keys(errors);
        });
        for (const name of faulty) await screen.fill(name, texts[name] ?? '');
      },
      'form.left': (screen: FormScreen) => screen.leave(),
    },
    actors: {
      checkRequest: {
        done: (screen: FormScreen, _outcome: CheckOutcome<unknown>) => screen.finishCheck(),
        failed: (screen: FormScreen, error: unknown) => screen.failCheck(error),
      },
      sendRequest: {
        done: async (screen: FormScreen, outcome: RequestOutcome) => {
          await screen.answer(outcome);
          if (outcome.status === 'accepted') await screen.until(isJustSent);
        },
        failed: (screen: FormScreen, error: unknown) => screen.breakDown(error),
      },
    },
    delays: {},
    states: {
      editing: (screen: FormScreen) =>
        screen.until((view) => {
          isReady(view);
          isQuiet(view);
        }),
      'correcting.announced': (screen: FormScreen, { issues }: SubmissionContext) =>
        screen.until((view) => {
          showsIssues(view, issues);
          hasToast(view, `Validation Error: ${issues[0]?.message}`);
        }),
      'correcting.quiet': (screen: FormScreen, { issues }: SubmissionContext) =>
        screen.until((view) => {
          showsIssues(view, issues);
          hasToast(view, null);
        }),
      checking: (screen: FormScreen) =>
        screen.until((view) => {
          expect(view.button).toEqual({ label: words.sending, isSwitchedOff: true });
          expect(view.confirmation).toBeNull();
          hasToast(view, null);
        }),
      submitting: (screen: FormScreen) =>
        screen.until((view) => {
          isQuiet(view);
          expect(view.button).toEqual({ label: words.sending, isSwitchedOff: true });
          hasToast(view, null);
        }),
      sent: (screen: FormScreen, { reference }: SubmissionContext) =>
        screen.until((view) => {
          isReady(view);
          expect(view.summary).toEqual([]);
          expect(view.confirmation).toContain(words.confirmation);
          expect(view.confirmation?.includes('Your reference')).toBe(reference !== null);
          if (reference !== null) expect(view.confirmation).toContain(reference);
        }),
      'failed.announced': (screen: FormScreen, { messageForPatient }: SubmissionContext) =>
        screen.until((view) => {
          isReady(view);
          isQuiet(view);
          const own = words.showsOwnMessage ? messageForPatient : null;
          hasToast(view, `Submission Failed: ${own ?? `Please try again or call us at ${words.phone}.`}`);
        }),
      'failed.quiet': (screen: FormScreen) =>
        screen.until((view) => {
          isReady(view);
          isQuiet(view);
          hasToast(view, null);
        }),
    },
  };
}
