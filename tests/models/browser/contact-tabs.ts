import type { contactTabsMachine } from '../../../machines/contact-tabs/contact-tabs.machine.ts';
import type { Screen } from '../../../machines/model-testing/plan.ts';
import { expect } from '../../fixtures.ts';
import { untilAnswering } from '../../support/forms.ts';
import { polling } from '../page-control.ts';
import type { Setup } from '../path-tests.ts';
import { type TabsView, tabLabels } from '../site/contact-tabs.states.ts';

export async function openTabs({ page }: Setup): Promise<Screen<typeof contactTabsMachine, TabsView>> {
  await untilAnswering(page);
  const view = async (): Promise<TabsView> => ({
    tabs: await page.getByRole('tab', { selected: true }).allTextContents(),
    forms: await page
      .getByRole('form')
      .evaluateAll((forms) =>
        forms.map((form) => document.getElementById(form.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
      ),
  });
  return {
    events: {
      'tab.chosen': ({ tab }) => page.getByRole('tab', { name: tabLabels[tab] }).click(),
      // As a link from elsewhere on the site.
      'request.started': (event) =>
        page.evaluate((tab) => {
          history.pushState({ request: { tab }, __TSR_key: crypto.randomUUID() }, '', '/#contact');
        }, event.tab),
    },
    until: (assertion) => expect(async () => assertion(await view())).toPass(polling),
  };
}
