import type { Page } from 'playwright/test';
import type { RequestOutcome } from '../../../machines/submission/submission.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';
import { expect } from '../../fixtures.ts';
import { formWords } from '../../support/form-words.ts';
import { attachFile, selectForm } from '../../support/forms.ts';
import type { ProxyAnswer } from '../../support/function-proxy.ts';
import type { Setup } from '../path-tests.ts';
import type { FormControls } from './form-controls.ts';

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
export async function openForm(
  { page, product: { proxy }, expectedMessages }: Setup,
  id: RequestType,
): Promise<FormControls> {
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
    fill: (name, value) => form.fill({ [name]: value }),
    attach: ({ name, size }) => attachFile(form.field('prescriptionFile'), { name, buffer: Buffer.alloc(size) }),
    press: (button) => form.element.locator('..').getByRole('button', { name: button }).click(),
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
    failCheck: (error) => endCheck(error instanceof Error ? error.message : ''),
    endRequest: (outcome) => answer(answerFor(outcome)),
    failRequest: (error) => answer(answerForError(error)),
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
