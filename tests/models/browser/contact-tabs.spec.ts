import { contactTabsModel } from '../../../machines/contact-tabs/contact-tabs.model.ts';
import { formWords } from '../../support/form-words.ts';
import { untilFormsReady } from '../../support/forms.ts';
import { testPaths } from '../path-tests.ts';
import { contactTabsStates } from '../site/contact-tabs.states.ts';

testPaths({
  model: contactTabsModel,
  states: contactTabsStates,
  path: '/#contact',
  load: (page, path) => page.goto(path),
  open: async ({ page }) => {
    await untilFormsReady(page);
    return {
      events: {
        'tab.chosen': ({ tab }) => page.getByRole('tab', { name: formWords[tab].tab }).click(),
        'section.opened': async (event) => {
          await page.evaluate(({ requested, isReturn, last }) => {
            const request = requested && { request: { tab: requested } };
            const state = { ...request, __TSR_key: crypto.randomUUID() };
            // As a link from elsewhere on the site.
            if (!isReturn) history.pushState(state, '', '/#contact');
            // The router's own method would open the entry before the reload does.
            else History.prototype.replaceState.call(history, { ...state, choices: { contactTab: last } }, '');
          }, event);
          if (!event.isReturn) return;
          // A new document knows only the tab of its history entry.
          await page.reload();
          await untilFormsReady(page);
        },
      },
      view: async () => ({
        tabs: await page.getByRole('tab', { selected: true }).allTextContents(),
        forms: await page
          .getByRole('form')
          .evaluateAll((forms) =>
            forms.map((form) => document.getElementById(form.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
          ),
      }),
    };
  },
});
