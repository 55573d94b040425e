import { contactTabsModel } from '../../../machines/contact-tabs/contact-tabs.model.ts';
import { untilAnswering } from '../../support/forms.ts';
import { testPaths } from '../path-tests.ts';
import { contactTabsStates, tabLabels } from '../site/contact-tabs.states.ts';

testPaths({
  model: contactTabsModel,
  states: contactTabsStates,
  path: '/#contact',
  load: (page, path) => page.goto(path),
  open: async ({ page }) => {
    await untilAnswering(page);
    return {
      events: {
        'tab.chosen': ({ tab }) => page.getByRole('tab', { name: tabLabels[tab] }).click(),
        // As a link from elsewhere on the site.
        'request.started': (event) =>
          page.evaluate((tab) => {
            history.pushState({ request: { tab }, __TSR_key: crypto.randomUUID() }, '', '/#contact');
          }, event.tab),
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
