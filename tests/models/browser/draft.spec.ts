import { draftModel } from '../../../machines/draft/draft.model.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';
import { formWords } from '../../support/form-words.ts';
import { untilFormsReady } from '../../support/forms.ts';
import { testPaths } from '../path-tests.ts';
import { clearLabel, draftStates, readDraft, typed } from '../site/draft.states.ts';

// The draft is that of the inquiry. It begins on another page of the site.
testPaths({
  model: draftModel,
  states: draftStates,
  path: '/terms',
  open: async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Main' });
    const field = (form: RequestType, name: string) => page.locator(`#${form} [name="${name}"]`);
    const tab = (form: RequestType) => page.getByRole('tab', { name: formWords[form].tab });
    const press = (form: RequestType, name: string | RegExp) =>
      page.getByRole('tabpanel', { name: formWords[form].tab }).getByRole('button', { name }).click();
    /** The form that contains details to copy. */
    let other: RequestType | undefined;

    async function select(form: RequestType): Promise<void> {
      await tab(form).click();
      await page.locator(`form#${form}`).waitFor();
    }

    return {
      events: {
        'form.opened': async () => {
          await links.getByRole('link', { name: 'Request Care' }).click();
          await untilFormsReady(page);
          if (other) {
            await select(other);
            await press(other, clearLabel);
            other = undefined;
          }
          await select('inquiry');
        },
        'form.left': async () => {
          await links.getByRole('link', { name: 'Eye Hub' }).click();
          await page.locator('#contact').waitFor({ state: 'detached' });
        },
        'form.filled': () => field('inquiry', 'message').fill(typed.message),
        'form.emptied': async () => {
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
      view: async () => ({ ...(await page.evaluate(readDraft)), isOtherFilled: other !== undefined }),
    };
  },
});
