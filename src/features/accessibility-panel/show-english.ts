import { isAnyFormInUse } from '../../io/forms-in-use.ts';
import { reloadPage, showOriginalPage } from '../../io/translation.ts';
import { announce } from '../../toasts/toasts.ts';

/** Restores the English page. Reloads it only if no form is in use. */
export async function showEnglish(): Promise<void> {
  if (await showOriginalPage()) return;
  if (!isAnyFormInUse()) return reloadPage();
  announce({
    kind: 'error',
    title: 'Still translated',
    description: 'The next page will be in English. This one stays as it is, so that nothing you typed is lost.',
  });
}
