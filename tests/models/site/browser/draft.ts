import type { Page } from 'playwright/test';
import type { RequestType } from '../../../../supabase/functions/_shared/requests/options.ts';
import { formWords, untilAnswering } from '../../../support/forms.ts';
import { clearLabel, type DraftScreen, type DraftView, written } from '../draft.table.ts';

/** Reads in the page what a person sees of the inquiry. */
function readDraftView(): Omit<DraftView, 'isOtherFilled'> {
  const form = document.getElementById('inquiry') as HTMLFormElement | null;
  const panel = form?.closest('[role="tabpanel"]');
  const buttons = [...(panel?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  const question = new Event('beforeunload', { cancelable: true });
  dispatchEvent(question);
  return {
    isShown: form !== null,
    isAsked: question.defaultPrevented,
    isNoticeShown: panel?.textContent.includes('We kept what you typed') ?? false,
    offer: buttons.find((text) => text.startsWith('Use the details')) ?? null,
    values: Object.fromEntries(
      form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]).filter(([, value]) => value) : [],
    ),
  };
}

/** The inquiry of the built site, seen from a page that is not the home page. */
export async function openDraft(page: Page): Promise<DraftScreen> {
  const links = page.getByRole('navigation', { name: 'Main' });
  const field = (form: RequestType, name: string) => page.locator(`#${form} [name="${name}"]`);
  const tab = (form: RequestType) => page.getByRole('tab', { name: formWords[form].tab });
  const panelButton = (form: RequestType, name: string | RegExp) =>
    page.getByRole('tabpanel', { name: formWords[form].tab }).getByRole('button', { name });
  let other: RequestType | undefined;

  async function comeTo(form: RequestType): Promise<void> {
    await tab(form).click();
    await page.locator(`form#${form}`).waitFor();
  }

  return {
    open: async () => {
      await links.getByRole('link', { name: 'Request Care' }).click();
      await untilAnswering(page);
      if (other) {
        await comeTo(other);
        await panelButton(other, clearLabel).click();
        other = undefined;
      }
      await comeTo('inquiry');
    },
    leave: async () => {
      await links.getByRole('link', { name: 'Eye Hub' }).click();
      await page.locator('#contact').waitFor({ state: 'detached' });
    },
    write: () => field('inquiry', 'message').fill(written.message),
    empty: async () => {
      for (const name of ['firstName', 'message']) await field('inquiry', name).fill('');
    },
    writeDetails: async (form) => {
      other = form;
      if ((await field('inquiry', 'firstName').inputValue()) !== '') {
        await field('inquiry', 'message').fill(written.message);
        await field('inquiry', 'firstName').fill('');
      }
      await comeTo(form);
      await field(form, 'firstName').fill(written.firstName);
      await comeTo('inquiry');
    },
    eraseDetails: async () => {
      if (!other) return;
      await comeTo(other);
      await field(other, 'firstName').fill('');
      other = undefined;
      await comeTo('inquiry');
    },
    press: (button) => panelButton('inquiry', button).click(),
    view: async () => ({ ...(await page.evaluate(readDraftView)), isOtherFilled: other !== undefined }),
  };
}
