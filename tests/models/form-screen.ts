import type { Plan } from 'model-testing';
import type { Page } from 'playwright/test';
import { practice } from '#content/practice.ts';
import type { RequestType } from '#contract/options.ts';
import type { Issue } from '#contract/types.ts';
import type { CheckOutcome, RequestOutcome, Submission, SubmissionContext } from '#machines/submission/submission.ts';
import { expect } from '../fixtures.ts';

import type { FormView } from '../support/form-view.ts';
import { formWords } from '../support/form-words.ts';
import { attachFile, selectForm } from '../support/forms.ts';
import type { ProxyAnswer } from '../support/function-proxy.ts';
import type { Setup } from './path-tests.ts';

/** Holds the first reading of each chosen file until `endReading` is called, but not the reading of a request. */
function holdReadings(): void {
  const arrayBuffer = Blob.prototype.arrayBuffer;
  let isJustChosen = false;
  let finish: ((isGone: boolean) => void) | null = null;
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') isJustChosen = true;
    },
    true,
  );
  Blob.prototype.arrayBuffer = function () {
    if (!isJustChosen) return arrayBuffer.call(this);
    isJustChosen = false;
    return new Promise((resolve, reject) => {
      finish = (isGone) =>
        isGone ? reject(new DOMException('The file is gone.', 'NotReadableError')) : resolve(arrayBuffer.call(this));
    });
  };
  Object.assign(window, {
    endReading: (isGone: boolean) => {
      const isReading = finish !== null;
      finish?.(isGone);
      finish = null;
      return isReading;
    },
  });
}

/**
 * Holds every check until `endChecks` is called. A module replaces the contract. It exports a function `then`, so
 * `import()` waits until that resolves.
 */
async function holdChecks(page: Page): Promise<void> {
  await page.route(/\/assets\/requests-[^/?]*\.js$/, (route) => {
    const contract = JSON.stringify(`${new URL(route.request().url()).pathname}?itself`);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `
        import * as contract from ${contract};
        export * from ${contract};
        const waiting = [];
        let message;
        const settle = () => {
          for (const { resolve, reject } of message === undefined ? [] : waiting.splice(0)) {
            if (message === null) resolve(contract);
            else reject(new TypeError(message));
          }
        };
        window.endChecks = (newMessage) => {
          message = newMessage;
          settle();
        };
        export const then = (resolve, reject) => {
          waiting.push({ resolve, reject });
          settle();
        };
      `,
    });
  });
}

/**
 * Runs in the page: ends all checks, with the contract (null) or with the message of an error. Without either, it holds
 * those that follow.
 */
function endChecks(message?: string | null): boolean {
  const end: unknown = Reflect.get(window, 'endChecks');
  if (typeof end === 'function') end(message);
  return end !== undefined;
}

/** The function's response for an outcome. */
function answerFor(outcome: RequestOutcome): ProxyAnswer {
  if (outcome.status === 'accepted') {
    return { status: 200, body: outcome.reference === null ? {} : { reference: outcome.reference } };
  }
  const { issues } = outcome;
  return { status: 400, body: { error: { code: 'invalid', message: issues[0]?.message ?? '', issues } } };
}

/** The response of the function, or of a gateway, for an error. */
function answerForError(error: unknown): ProxyAnswer {
  const isForPatients = error instanceof Error && error.name === 'PatientError';
  return { status: 500, body: isForPatients ? { error: { code: 'failed', message: error.message } } : 'Bad gateway' };
}

/** Selects a form of the built site. */
async function openForm({ page, product: { proxy }, expectedMessages }: Setup, id: RequestType) {
  const form = await selectForm(page, id);
  await page.evaluate(holdReadings);
  await holdChecks(page);
  let release = proxy.hold();
  let answered = 0;

  async function answer(response: ProxyAnswer): Promise<void> {
    await expect.poll(() => proxy.seen.length).toBe(answered + 1);
    answered += 1;
    if (response.status >= 400) {
      expectedMessages.push(
        new RegExp(`^Failed to load resource: the server responded with a status of ${response.status}`),
      );
    }
    proxy.setNextBehaviors(response);
    release();
    release = proxy.hold();
  }

  const endCheck = (message: string | null) => expect.poll(() => page.evaluate(endChecks, message)).toBe(true);

  const endReading = (isGone: boolean) =>
    expect.poll(() => page.evaluate((value) => Reflect.get(window, 'endReading')(value), isGone)).toBe(true);

  return {
    until: form.until,
    values: async () => (await form.view()).values,
    fill: (name: string, value: string) => form.fill({ [name]: value }),
    attach: ({ name, size }: { name: string; size: number }) =>
      attachFile(form.field('prescriptionFile'), { name, buffer: Buffer.alloc(size) }),
    press: (button: string) => form.element.locator('..').getByRole('button', { name: button }).click(),
    submit: async () => {
      await page.evaluate(endChecks, undefined);
      await form.submit();
    },
    leave: async () => {
      const { inquiry, appointment } = formWords;
      await page.getByRole('tab', { name: (id === 'inquiry' ? appointment : inquiry).tab }).click();
      await page.getByRole('tab', { name: formWords[id].tab }).click();
      await form.element.waitFor();
    },
    endCheck: () => endCheck(null),
    failCheck: (error: unknown) => endCheck(error instanceof Error ? error.message : ''),
    endRequest: (outcome: RequestOutcome) => answer(answerFor(outcome)),
    failRequest: (error: unknown) => answer(answerForError(error)),
    endReading: () => endReading(false),
    failReading: () => endReading(true),
    close: async () => {
      // A request that has not reached the proxy yet would reach the function during the next test.
      const isSending = async () => (await form.view()).button.label === formWords[id].sending;
      if (await isSending()) {
        await page.evaluate(endChecks, null);
        await expect.poll(async () => !(await isSending()) || proxy.seen.length === answered + 1).toBe(true);
      }
    },
  };
}

type FormControls = Awaited<ReturnType<typeof openForm>>;

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
 * Opens a form, with everything that happens to its submission.
 * @param texts the text fields of a valid form
 * @param prepare sets other values before the form is submitted
 */
export async function openSubmission(
  setup: Setup,
  id: RequestType,
  texts: Readonly<Record<string, string>>,
  prepare: (controls: FormControls) => Promise<void> = async () => {},
) {
  const controls = await openForm(setup, id);
  const { success } = formWords[id];
  // The form needs mistakes when it is submitted, so that the contract finds issues later.
  const issues = issuesOfChecks(setup.plan);
  const expectJustSent = (view: FormView) => {
    expect(view).toMatchObject({ toast: success, focus: 'confirmation' });
    for (const name of Object.keys(texts)) expect(view.values[name]).toBe('');
  };

  return {
    controls,
    events: {
      'form.submitted': async ({ submission }: { submission: Submission }) => {
        await prepare(controls);
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
    close: controls.close,
  };
}
