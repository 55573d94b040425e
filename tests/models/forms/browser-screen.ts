import type { Page } from 'playwright/test';
import type { Plan } from '../../../machines/model-testing/walk.ts';
import type { RequestOutcome } from '../../../machines/submission/submission.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';
import { expect, type OpenPage } from '../../fixtures.ts';
import { comeToForm, formWords } from '../../support/forms.ts';
import type { ProxyAnswer } from '../../support/function-proxy.ts';
import type { Product } from '../../support/product.ts';
import { polling } from '../polling.ts';
import { comingChecks } from './coming-checks.ts';
import type { FormScreen } from './form-screen.ts';

/** A form of the built site in a browser. */
export interface BrowserFormScreen extends FormScreen {
  /** Waits until nothing of this walk is on its way. */
  end(): Promise<void>;
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

/**
 * Lets every check wait until `endChecks` is called: a module stands before the contract, and since it has a function
 * `then`, whoever imports it waits for that.
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
        window.endChecks = (words) => {
          message = words;
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
 * Lets the checks end that wait, or are about to: with the contract (null) or with the words of an error. Without either,
 * those that come from now on wait again.
 */
function endChecks(message?: string | null): boolean {
  const end: unknown = Reflect.get(window, 'endChecks');
  if (typeof end === 'function') end(message);
  return end !== undefined;
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
export async function openBrowserForm(
  { openPage, product: { proxy } }: { openPage: OpenPage; product: Product },
  id: RequestType,
  plan: Plan,
): Promise<BrowserFormScreen> {
  const coming = comingChecks(plan);
  const expectedMessages: RegExp[] = [];
  const page = await openPage('/#contact', { context: { reducedMotion: 'reduce' }, expectedMessages });
  const form = await comeToForm(page, id);
  await page.evaluate(holdReadings);
  await holdChecks(page);
  let release = proxy.hold();
  let answered = 0;

  async function answer(treatment: ProxyAnswer): Promise<void> {
    await expect.poll(() => proxy.seen.length, polling).toBe(answered + 1);
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

  async function endCheck(message: string | null): Promise<void> {
    await expect.poll(() => page.evaluate(endChecks, message), polling).toBe(true);
    coming.pass();
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
    submit: async () => {
      await page.evaluate(endChecks, undefined);
      await form.submit();
    },
    comingIssues: coming.comingIssues,
    finishCheck: () => endCheck(null),
    failCheck: (error) => endCheck(error instanceof Error ? error.message : ''),
    leave: async () => {
      const { inquiry, appointment } = formWords;
      await page.getByRole('tab', { name: (id === 'inquiry' ? appointment : inquiry).tab }).click();
      await page.getByRole('tab', { name: formWords[id].tab }).click();
      await form.element.waitFor();
    },
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
          polling,
        )
        .toBe(true),
    end: async () => {
      // A request that is still on its way to the proxy would reach the function during the next walk.
      const isSending = async () => (await form.view()).button.label === formWords[id].sending;
      if (await isSending()) {
        await page.evaluate(endChecks, null);
        await expect.poll(async () => !(await isSending()) || proxy.seen.length === answered + 1, polling).toBe(true);
      }
    },
  };
}
