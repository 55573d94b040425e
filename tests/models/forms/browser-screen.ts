import { expect } from 'vitest';
import type { RequestOutcome } from '../../../machines/submission/submission.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';
import { comeToForm, formWords } from '../../support/forms.ts';
import type { ProxyAnswer } from '../../support/function-proxy.ts';
import { openWatchedPage } from '../../support/page.ts';
import type { TestStack } from '../../support/stack.ts';
import type { FormScreen } from './form-screen.ts';

const patience = { timeout: 15_000, interval: 20 };

/** A form of the built site in a browser. */
export interface BrowserFormScreen extends FormScreen {
  /** Closes the page. Throws when its console said what the walk did not bring about. */
  close(): Promise<void>;
}

/**
 * Lets the first reading of each chosen file wait until `finishReading` is called. Other readings, such as that of a
 * request on its way, are left alone.
 */
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
    finishReading: (isGone: boolean) => {
      const isReading = finish !== null;
      finish?.(isGone);
      finish = null;
      return isReading;
    },
  });
}

/** What the function says when this comes of a request. */
function answerFor(outcome: RequestOutcome): ProxyAnswer {
  if (outcome.status === 'accepted') {
    return { status: 200, body: outcome.reference === null ? {} : { reference: outcome.reference } };
  }
  const { issues } = outcome;
  return { status: 400, body: { error: { code: 'invalid', message: issues[0]?.message ?? '', issues } } };
}

/** What the function, or whatever stands before it, says when a request breaks so. */
function answerForBreakage(error: unknown): ProxyAnswer {
  const isForPatients = error instanceof Error && error.name === 'PatientError';
  return { status: 500, body: isForPatients ? { error: { code: 'failed', message: error.message } } : 'Bad gateway' };
}

/** Opens a form of the built site, with a hand on it and on the proxy before the function. */
export async function openBrowserForm({ proxy, ...stack }: TestStack, id: RequestType): Promise<BrowserFormScreen> {
  const expectedMessages: RegExp[] = [];
  const { page, finish } = await openWatchedPage(
    { proxy, ...stack },
    {
      path: '/#contact',
      context: { reducedMotion: 'reduce' },
      expectedMessages,
    },
  );
  const form = await comeToForm(page, id);
  await page.evaluate(holdReadings);
  let release = proxy.hold();
  let answered = 0;

  async function answer(treatment: ProxyAnswer): Promise<void> {
    await expect.poll(() => proxy.seen.length, patience).toBe(answered + 1);
    answered += 1;
    if (treatment.status >= 400) {
      expectedMessages.push(
        new RegExp(`^Failed to load resource: the server responded with a status of ${treatment.status}`),
      );
    }
    proxy.treatNext(treatment);
    release();
    release = proxy.hold();
  }

  return {
    until: form.until,
    values: async () => (await form.view()).values,
    fill: (name, text) => form.fill({ [name]: text }),
    select: (name, option) => form.fill({ [name]: option }),
    tick: (name, isTicked) => form.fill({ [name]: isTicked ? 'on' : '' }),
    pick: (name, value) => form.fill({ [name]: value }),
    attach: ({ name, type, size }) =>
      form.field('prescriptionFile').setInputFiles({ name, mimeType: type, buffer: Buffer.alloc(size) }),
    press: (button) => form.element.locator('..').getByRole('button', { name: button }).click(),
    submit: form.submit,
    answer: (outcome) => answer(answerFor(outcome)),
    breakDown: (error) => answer(answerForBreakage(error)),
    finishReading: (error) =>
      expect
        .poll(
          () =>
            page.evaluate(
              (isGone) => (Reflect.get(window, 'finishReading') as (isGone: boolean) => boolean)(isGone),
              error !== undefined,
            ),
          patience,
        )
        .toBe(true),
    close: async () => {
      // A request that is still on its way to the proxy would reach the function during the next walk.
      const { button } = await form.view();
      if (button.label === formWords[id].sending) {
        await expect.poll(() => proxy.seen.length, patience).toBe(answered + 1);
      }
      await finish();
      proxy.reset();
    },
  };
}
