import type { RequestType } from '#contract/options.ts';
import { draftModel } from '#machines/draft/draft.model.ts';
import { expect } from '../fixtures.ts';
import { formWords } from '../support/form-view.ts';
import { patient, selectForm } from '../support/forms.ts';
import { polling } from '../support/open-view.ts';
import { openInUse } from './page-control.ts';
import { testPaths } from './path-tests.ts';

/** Reads what a visitor sees of the inquiry. It also runs in a browser, so it uses nothing from this module. */
function readDraft() {
  const form = document.querySelector<HTMLFormElement>('form#inquiry');
  const panel = form?.closest('[role="tabpanel"]');
  const textIn = (selector: string, pattern: RegExp) =>
    [...(panel?.querySelectorAll(selector) ?? [])].find(({ textContent }) => pattern.test(textContent))?.textContent;
  return {
    isShown: form !== null,
    // Whether the browser asks before the site is left.
    isAsked: !dispatchEvent(new Event('beforeunload', { cancelable: true })),
    // Whether a notice says that the form kept its text.
    isNoticeShown: panel?.textContent.includes('We kept what you typed') ?? false,
    // The button that copies details from another form.
    offer: textIn('button', /^Use the details/) ?? null,
    announcement: textIn('[aria-live="polite"]', /^(The form is|Your details)/) ?? null,
    values: Object.fromEntries([...new FormData(form ?? undefined)].filter(([, value]) => value)),
  };
}

interface DraftView extends ReturnType<typeof readDraft> {
  /** Whether another form is filled in, which makes the browser ask as well. */
  isOtherFilled: boolean;
}

/** What the tests type into the forms. */
const typed = { message: 'Do you repair a bent frame?', firstName: 'José' };

/** The button that clears a form. */
const clearLabel = 'Clear the form';

const expectText = (view: DraftView, isNoticeShown: boolean) => {
  expect(view).toMatchObject({ isNoticeShown, isAsked: true });
  expect(view.values).not.toEqual({});
};

// The draft is that of the inquiry. It begins on another page of the site.
testPaths<typeof draftModel.machine, DraftView>({
  model: draftModel,
  states: {
    'text.none': ({ values, isNoticeShown, isAsked, isOtherFilled }) =>
      expect({ values, isNoticeShown, isAsked }).toEqual({ values: {}, isNoticeShown: false, isAsked: isOtherFilled }),
    'text.unsent.written': (view) => expectText(view, false),
    'text.unsent.kept': (view) => expect(view).toMatchObject({ isShown: false, isAsked: true }),
    'text.unsent.restored': (view) => expectText(view, true),
    'details.away': ({ isShown }) => expect(isShown).toBe(false),
    'details.none': (view) => expect(view).toMatchObject({ isShown: true, offer: null }),
    'details.offered': ({ offer }) => expect(offer).toBe('Use the details from your appointment request'),
    'announcement.none': ({ announcement }) => expect(announcement).toBeNull(),
    'announcement.cleared': ({ announcement }) => expect(announcement).toBe('The form is empty.'),
    'announcement.filledIn': ({ announcement }) => expect(announcement).toBe('Your details are filled in.'),
    'details.copied': (view) => expect(view).toMatchObject({ offer: null, values: { firstName: typed.firstName } }),
  },
  open: async ({ page, product: { proxy } }) => {
    await openInUse(page, '/terms');
    const field = (form: RequestType, name: string) => page.locator(`#${form} [name="${name}"]`);
    const press = (form: RequestType, name: string | RegExp) =>
      page.getByRole('tabpanel', { name: formWords[form].tab }).getByRole('button', { name }).click();
    /** The form that contains details to copy. */
    let other: RequestType | undefined;

    async function select(form: RequestType): Promise<void> {
      const { element } = await selectForm(page, form);
      const another = element.locator('..').getByRole('button', { name: 'Send another request' });
      if (await another.isVisible()) await another.click();
    }

    /** With the keyboard, because the header is away on a page that was scrolled down. */
    const follow = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).press('Enter');

    async function leave(): Promise<void> {
      await follow('Eye Hub');
      await page.locator('#contact').waitFor({ state: 'detached' });
    }

    /** Sends the inquiry, and leaves its page before there is a response. */
    async function sendFromElsewhere(): Promise<void> {
      await follow('Request Care');
      const inquiry = await selectForm(page, 'inquiry');
      await inquiry.fill(patient.inquiry);
      const release = proxy.hold();
      await inquiry.submit();
      await leave();
      release();
      await page.getByText('Your reference').first().waitFor();
    }

    return {
      events: {
        'form.opened': async () => {
          await follow('Request Care');
          if (other) {
            await select(other);
            await press(other, clearLabel);
            other = undefined;
          }
          await select('inquiry');
        },
        'form.left': leave,
        'form.filled': () => field('inquiry', 'message').fill(typed.message),
        'form.emptied': async () => {
          if ((await page.locator('form#inquiry').count()) === 0) return sendFromElsewhere();
          for (const name of ['firstName', 'message']) await field('inquiry', name).fill('');
        },
        'clear.pressed': () => press('inquiry', clearLabel),
        'details.found': async ({ source }) => {
          other = source;
          // Details are offered only to a form without a name.
          if ((await field('inquiry', 'firstName').inputValue()) !== '') {
            await field('inquiry', 'message').fill(typed.message);
            await field('inquiry', 'firstName').fill('');
          }
          await select(source);
          await field(source, 'firstName').fill(typed.firstName);
          await select('inquiry');
        },
        'details.lost': async () => {
          if (!other) return;
          await select(other);
          await field(other, 'firstName').fill('');
          other = undefined;
          await select('inquiry');
        },
        'details.pressed': () => press('inquiry', /^Use the details/),
      },
      until: (assertion) =>
        expect(async () =>
          assertion({ ...(await page.evaluate(readDraft)), isOtherFilled: other !== undefined }),
        ).toPass(polling),
    };
  },
});
