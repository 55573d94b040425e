import type { Page, Route } from 'playwright/test';
import { forms } from '#content/forms.data.ts';
import type { RequestType } from '#contract/options.ts';
import type { Issue } from '#contract/types.ts';
import type { AppointmentRequestContext } from '#machines/appointment-request/appointment-request.machine.ts';
import { appointmentRequestModel } from '#machines/appointment-request/appointment-request.model.ts';
import type { ContactLensOrderContext } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactLensOrderModel } from '#machines/contact-lens-order/contact-lens-order.model.ts';
import type { CheckOutcome, SendOutcome } from '#machines/submission/submission.machine.ts';
import { submissionModel } from '#machines/submission/submission.model.ts';
import { expect } from '../fixtures.ts';
import { type FormView, formWords, generalFailure } from '../support/form-view.ts';
import { appointmentTypeOf, attachFile, patient, selectForm, typeWithWaitlist } from '../support/forms.ts';
import type { ProxyAnswer } from '../support/function-proxy.ts';
import { badGateway, holdRequests, holdSubmissions } from './held-requests.ts';
import { type Setup, testPaths } from './path-tests.ts';

const addresses = { check: '/held/check', reading: '/held/reading', shrinking: '/held/shrinking' };

/** Lets what the page waits for succeed, or fail with an error. */
const endWith =
  (error = '') =>
  (route: Route) =>
    route.fulfill({ body: error });

/** Holds the first reading of each chosen file, but not that for a request, and each picture that is made smaller. */
function holdReadings({ reading, shrinking }: typeof addresses): void {
  const { arrayBuffer } = Blob.prototype;
  const { decode } = HTMLImageElement.prototype;
  const errorFrom = async (address: string) => (await fetch(address)).text();
  let isJustChosen = false;
  addEventListener(
    'change',
    ({ target }) => {
      isJustChosen ||= target instanceof HTMLInputElement && target.type === 'file';
    },
    true,
  );
  Blob.prototype.arrayBuffer = async function () {
    const error = isJustChosen && errorFrom(reading);
    isJustChosen = false;
    if (await error) throw new DOMException('The file is gone.', 'NotReadableError');
    return arrayBuffer.call(this);
  };
  HTMLImageElement.prototype.decode = async function () {
    if (await errorFrom(shrinking)) throw new DOMException('It is no picture.', 'EncodingError');
    return decode.call(this);
  };
}

/**
 * Holds every check. A module replaces the contract. It exports a function `then`, so `import()` waits until that
 * resolves.
 */
async function holdChecks(page: Page) {
  await page.route(/\/assets\/contract-[^/?]*\.js$/, (route) => {
    const contract = JSON.stringify(`${new URL(route.request().url()).pathname}?itself`);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `
        import * as contract from ${contract};
        export * from ${contract};
        export const then = async (resolve, reject) => {
          const error = await (await fetch('${addresses.check}')).text();
          if (error) reject(new TypeError(error));
          else resolve(contract);
        };
      `,
    });
  });
  return holdRequests(page, addresses.check);
}

/** The function's response for an outcome. */
function answerFor(outcome: SendOutcome): ProxyAnswer {
  if (outcome.status === 'accepted') {
    return { status: 200, body: { reference: outcome.reference } };
  }
  if (outcome.status === 'failed') {
    return { status: 500, body: { error: { code: 'failed', message: outcome.message } } };
  }
  const { issues } = outcome;
  return { status: 400, body: { error: { code: 'invalid', message: issues[0]?.message ?? '', issues } } };
}

/** Selects a form of the built site, and holds its requests until they are answered. */
async function openForm(setup: Setup, id: RequestType) {
  const { page } = setup;
  await page.goto('/#contact');
  const form = await selectForm(page, id);
  const submissions = holdSubmissions(setup);
  return {
    ...form,
    press: (button: string) => form.element.locator('..').getByRole('button', { name: button }).click(),
    /** Sets only values that are different. */
    change: async (values: Readonly<Record<string, string>>) => {
      const { values: before } = await form.view();
      for (const [name, text] of Object.entries(values)) {
        if ((before[name] ?? '') !== text) await form.fill({ [name]: text });
      }
    },
    ...submissions,
    /** A request that has not reached the proxy yet would reach the function during the next test. */
    untilAllHeld: async () => {
      const isReady = async () => (await form.view()).button.label === formWords[id].button;
      await expect.poll(async () => (await isReady()) || submissions.isHeld()).toBe(true);
    },
  };
}

const words = formWords.inquiry;

const ready = { button: { label: words.button } };
const waiting = (label: string) => ({ button: { label, isDisabled: true }, confirmation: null, toast: null });
const noOutcome = { summary: [], confirmation: null, title: expect.not.stringMatching(/^Error: /) };

// The submission is that of the inquiry, which has nothing else.
testPaths<typeof submissionModel.machine, FormView>({
  model: submissionModel,
  states: {
    editing: (view) => expect(view).toMatchObject({ ...ready, ...noOutcome }),
    checking: (view) => expect(view).toMatchObject(waiting('One moment…')),
    correcting: (view, { issues }) => {
      expect(view).toMatchObject({ ...ready, title: expect.stringMatching(/^Error: /) });
      expect(view.summary[0]).toMatch(new RegExp(`: ${issues[0]?.message}$`));
      for (const { field, message } of issues) expect(view.errors[field]).toBe(message);
    },
    submitting: (view) => expect(view).toMatchObject({ ...waiting(words.sending), ...noOutcome }),
    sent: (view, { reference, receipt }) => {
      expect(view).toMatchObject({ ...ready, summary: [] });
      for (const text of [words.confirmation, reference, ...receipt.map(([name]) => name)]) {
        expect(view.confirmation).toContain(text);
      }
    },
    failed: (view) => {
      expect(view).toMatchObject({ ...ready, ...noOutcome });
      expect(view.notices.join()).toContain(generalFailure.replace(': ', ''));
    },
  },
  open: async (setup) => {
    const { page, plan } = setup;
    const check = await holdChecks(page);
    const form = await openForm(setup, 'inquiry');
    const answers = { ...patient.inquiry, website: '' };
    // The form needs mistakes when it is submitted, so that the contract finds issues later.
    const checks = plan.steps.flatMap((step): (readonly Issue[])[] => {
      if ('failed' in step && step.failed === 'checkRequest') return [[]];
      if (!('done' in step) || step.done !== 'checkRequest') return [];
      const outcome = step.output as CheckOutcome;
      return ['issues' in outcome ? outcome.issues : []];
    });
    const endCheck = async (error?: string) => {
      await check.end(endWith(error));
      checks.shift();
    };
    const untilToast = (title: string) => form.until(({ toast }) => expect(toast).toContain(title));

    return {
      events: {
        'form.submitted': async ({ submission }) => {
          const mistakes = Object.fromEntries((checks[0] ?? []).map(({ field }) => [field, '']));
          await form.change(submission.honeypot ? { website: 'https://bot.example' } : { ...answers, ...mistakes });
          check.hold();
          await form.submit();
        },
        'confirmation.dismissed': () => form.press('Send another request'),
      },
      actors: {
        checkRequest: {
          done: async (outcome) => {
            await endCheck();
            if ('issues' in outcome) await untilToast(`Validation Error: ${outcome.issues[0]?.message}`);
          },
          failed: async (error) => {
            await endCheck(String(error));
            await untilToast(generalFailure);
          },
        },
        sendRequest: {
          done: async (outcome) => {
            await form.answer(answerFor(outcome));
            if (outcome.status === 'failed') return untilToast(generalFailure);
            if (outcome.status === 'refused') return untilToast(`Validation Error: ${outcome.issues[0]?.message}`);
            await form.until((view) => {
              expect(view).toMatchObject({ toast: words.success, focus: 'confirmation' });
              for (const name of Object.keys(answers)) expect(view.values[name]).toBe('');
            });
          },
          failed: async () => {
            await form.answer(badGateway);
            await untilToast(generalFailure);
          },
        },
      },
      until: form.until,
      close: async () => {
        await check.endAll(endWith());
        await form.untilAllHeld();
      },
    };
  },
});

const pleaseAcknowledge = 'Please acknowledge the appointment confirmation policy.';

const showsAcknowledgement =
  (value: 'on' | undefined, { isMissing = false, isSending = false } = {}) =>
  ({ button, errors, values, confirmation }: FormView, { isEmergency }: AppointmentRequestContext) => {
    const { button: ready, sending } = formWords.appointment;
    expect(values.acknowledgement).toBe(value);
    expect(button).toEqual({ label: isSending ? sending : ready, isDisabled: isSending || value === undefined });
    expect(errors.acknowledgement).toBe(isMissing ? pleaseAcknowledge : undefined);
    // Only a form that was sent shows a confirmation.
    if (confirmation === null) return;
    expect(confirmation.includes(forms.emergencyVisit)).toBe(isEmergency);
    expect(confirmation.includes(forms.responseTime)).toBe(!isEmergency);
  };

const showsNotice =
  (notice: 'waitlist' | 'emergency' | null) =>
  ({ notices }: FormView) => {
    expect(notices.some((text) => text.includes(String(forms.waitlist?.text)))).toBe(notice === 'waitlist');
    expect(notices.some((text) => text.includes(forms.emergencyVisit))).toBe(notice === 'emergency');
  };

testPaths<typeof appointmentRequestModel.machine, FormView>({
  model: appointmentRequestModel,
  states: {
    'acknowledgement.withheld': showsAcknowledgement(undefined),
    'acknowledgement.missing': showsAcknowledgement(undefined, { isMissing: true }),
    'acknowledgement.given': showsAcknowledgement('on'),
    'acknowledgement.sending.given': showsAcknowledgement('on', { isSending: true }),
    'acknowledgement.sending.withheld': showsAcknowledgement(undefined, { isSending: true }),
    'notice.hidden': showsNotice(null),
    // A practice without a waitlist shows no notice.
    'notice.waitlist': showsNotice(forms.waitlist === null ? null : 'waitlist'),
    'notice.emergency': showsNotice('emergency'),
    'insurance.asked': ({ values }) => expect(values).toHaveProperty('insuranceId'),
    'insurance.selfPay': ({ values }) => expect(values).not.toHaveProperty('insuranceId'),
  },
  open: async (setup) => {
    const form = await openForm(setup, 'appointment');
    const { acknowledgement: _, appointmentType, insuranceProvider, insuranceId, ...answers } = patient.appointment;
    const acknowledge = (value: 'on' | '') => form.fill({ acknowledgement: value });
    return {
      events: {
        'form.submitted': async ({ submission }) => {
          const { button, values } = await form.view();
          const type = values.appointmentType === '' ? { appointmentType } : {};
          // Hidden without insurance.
          const insurance = values.noInsurance === 'on' ? {} : { insuranceProvider, insuranceId };
          const website = submission.honeypot ? 'https://bot.example' : '';
          if (button.label === formWords.appointment.button)
            await form.change({ ...answers, ...type, ...insurance, website });
          await form.submit();
          if (submission.honeypot || values.acknowledgement === undefined) return;
          await form.untilSending();
        },
        'acknowledgement.given': () => acknowledge('on'),
        'acknowledgement.withdrawn': () => acknowledge(''),
        'appointmentType.chosen': ({ kind }) =>
          form.fill({ appointmentType: kind === 'waitlist' ? typeWithWaitlist : appointmentTypeOf(kind ?? undefined) }),
        'noInsurance.checked': () => form.fill({ noInsurance: 'on' }),
        'noInsurance.unchecked': () => form.fill({ noInsurance: '' }),
      },
      actors: {
        submission: {
          done: async (end) => {
            await form.answer(end === 'sent' ? { status: 200, body: { reference: 'R-7K2M9Q' } } : badGateway);
            if (end === 'sent') await form.until(({ confirmation }) => expect(confirmation).not.toBeNull());
          },
          failed: () => {},
        },
      },
      until: form.until,
    };
  },
});

const showsStatus =
  (status: 'new' | 'established' | undefined) =>
  ({ values, takesFiles, notices }: FormView) => {
    expect(values.patientStatus).toBe(status);
    expect(takesFiles).toBe(status === 'new');
    expect(notices.some((text) => text.includes('Nothing to upload'))).toBe(status === 'established');
  };

const showsFile =
  (isBeingRead: boolean, error = '') =>
  (view: FormView, { file }: ContactLensOrderContext) => {
    showsStatus('new')(view);
    expect(view.file).toEqual(file && { name: file.name, isBeingRead });
    expect(view.errors.prescriptionFile ?? '').toContain(error);
    if (error === '') expect(view.errors.prescriptionFile).toBeUndefined();
  };

/** How files begin, by their ending. The photo is a whole PNG: a file's name does not matter. */
const beginnings: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from('%PDF-1.7\n'),
  webp: Buffer.from('RIFF0000WEBP'),
  jpg: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

testPaths<typeof contactLensOrderModel.machine, FormView>({
  model: contactLensOrderModel,
  states: {
    unchosen: showsStatus(undefined),
    established: showsStatus('established'),
    'new.none': showsFile(false),
    'new.lost': showsFile(false, 'Your photo or file was not kept'),
    'new.shrinking': showsFile(false),
    'new.tooLarge': showsFile(false, 'Please upload a file smaller than 5MB.'),
    'new.reading': showsFile(true),
    'new.attached': showsFile(false),
    'new.refused': showsFile(false, 'Only PDF, JPG, and PNG files are allowed'),
    'new.unreadable': showsFile(false, 'We could not read this file'),
  },
  open: async (setup) => {
    const { page } = setup;
    const reading = await holdRequests(page, addresses.reading);
    const shrinking = await holdRequests(page, addresses.shrinking);
    const form = await openForm(setup, 'contact-lens');
    await page.evaluate(holdReadings, addresses);
    return {
      events: {
        'patientStatus.chosen': async ({ status, isFileLost }) => {
          // Noted by an earlier document, which the browser has discarded.
          if (isFileLost) {
            await page.evaluate(() => {
              History.prototype.replaceState.call(history, { choices: { prescriptionFile: 'chosen' } }, '');
            });
          }
          if (status === '') await form.element.evaluate((element: HTMLFormElement) => element.reset());
          else await form.fill({ patientStatus: status });
        },
        'file.chosen': async ({ file: { name, size }, size: comparedSize }) => {
          reading.hold();
          if (name === 'photo.jpg' && comparedSize === 'fits') return shrinking.end(endWith());
          const buffer = Buffer.alloc(size);
          buffer.set(beginnings[name.split('.')[1] ?? ''] ?? []);
          await attachFile(form.field('prescriptionFile'), { name, buffer });
          if (comparedSize !== 'fits') await form.untilToast('File Too Large: Please upload a file smaller than 5MB.');
        },
        'smaller.pressed': () => {
          shrinking.hold();
          return form.press('Make it smaller');
        },
        'file.removed': () => form.press('Remove'),
      },
      actors: {
        readFile: { done: () => reading.end(endWith()), failed: (error) => reading.end(endWith(String(error))) },
        makeSmaller: { done: () => shrinking.end(endWith()), failed: (error) => shrinking.end(endWith(String(error))) },
      },
      until: form.until,
    };
  },
});
