import { practice } from '../../content/practice.ts';
import { appointmentRequestModel } from '../../machines/appointment-request/appointment-request.model.ts';
import { contactLensOrderModel } from '../../machines/contact-lens-order/contact-lens-order.model.ts';
import { contactTabsModel } from '../../machines/contact-tabs/contact-tabs.model.ts';
import { inquiryModel } from '../../machines/inquiry/inquiry.model.ts';
import { expect, type OpenPage } from '../fixtures.ts';
import { untilAnswering } from '../support/forms.ts';
import { appointmentRequestTable } from './forms/appointment-request.table.ts';
import { openBrowserForm } from './forms/browser-screen.ts';
import { contactLensOrderTable } from './forms/contact-lens-order.table.ts';
import { contactTabsTable, type TabsScreen } from './forms/contact-tabs.table.ts';
import { inquiryTable } from './forms/inquiry.table.ts';
import { testPaths } from './path-tests.ts';

const officePhone = practice.phone.display;

testPaths({
  model: appointmentRequestModel,
  table: appointmentRequestTable(officePhone),
  open: (fixtures, plan) => openBrowserForm(fixtures, 'appointment', plan),
});

testPaths({
  model: inquiryModel,
  table: inquiryTable(officePhone),
  open: (fixtures, plan) => openBrowserForm(fixtures, 'inquiry', plan),
});

testPaths({
  model: contactLensOrderModel,
  table: contactLensOrderTable(officePhone),
  open: (fixtures, plan) => openBrowserForm(fixtures, 'contact-lens', plan),
});

/** Opens the contact section, to which links elsewhere on the site lead with a wish in the browser's history. */
async function openTabs({ openPage }: { openPage: OpenPage }): Promise<TabsScreen> {
  const page = await openPage('/#contact', { context: { reducedMotion: 'reduce' } });
  await untilAnswering(page);
  return {
    press: (name) => page.getByRole('tab', { name }).click(),
    wish: (tab) =>
      page.evaluate((wanted) => {
        history.pushState({ request: { tab: wanted }, __TSR_key: crypto.randomUUID() }, '', '/#contact');
      }, tab),
    seesAlone: async (tab, form) => {
      const shown = async () => ({
        tabs: await page.getByRole('tab', { selected: true }).allTextContents(),
        forms: await page.getByRole('form').count(),
        named: await page.getByRole('form', { name: form }).count(),
      });
      await expect.poll(shown, { timeout: 15_000, intervals: [20] }).toEqual({ tabs: [tab], forms: 1, named: 1 });
    },
  };
}

testPaths({
  model: contactTabsModel,
  table: contactTabsTable,
  open: openTabs,
});
