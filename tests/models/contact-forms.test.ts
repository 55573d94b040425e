import { expect } from 'vitest';
import { practice } from '../../content/practice.ts';
import { appointmentRequestFixtures } from '../../machines/appointment-request/appointment-request.fixtures.ts';
import { appointmentRequestJourneys } from '../../machines/appointment-request/appointment-request.journeys.ts';
import { appointmentRequestMachine } from '../../machines/appointment-request/appointment-request.machine.ts';
import { contactLensOrderFixtures } from '../../machines/contact-lens-order/contact-lens-order.fixtures.ts';
import { contactLensOrderJourneys } from '../../machines/contact-lens-order/contact-lens-order.journeys.ts';
import { contactLensOrderMachine } from '../../machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactTabsFixtures } from '../../machines/contact-tabs/contact-tabs.fixtures.ts';
import { contactTabsJourneys } from '../../machines/contact-tabs/contact-tabs.journeys.ts';
import { contactTabsMachine } from '../../machines/contact-tabs/contact-tabs.machine.ts';
import { inquiryFixtures } from '../../machines/inquiry/inquiry.fixtures.ts';
import { inquiryJourneys } from '../../machines/inquiry/inquiry.journeys.ts';
import { inquiryMachine } from '../../machines/inquiry/inquiry.machine.ts';
import { describeWalks } from '../../machines/model-testing/suite.ts';
import { untilAnswering } from '../support/forms.ts';
import { test } from '../support/journey.ts';
import { openWatchedPage } from '../support/page.ts';
import type { TestStack } from '../support/stack.ts';
import { appointmentRequestTable } from './forms/appointment-request.table.ts';
import { type BrowserFormScreen, openBrowserForm } from './forms/browser-screen.ts';
import { contactLensOrderTable } from './forms/contact-lens-order.table.ts';
import { contactTabsTable, type TabsScreen } from './forms/contact-tabs.table.ts';
import { inquiryTable } from './forms/inquiry.table.ts';

let stack: TestStack;

test.beforeAll(({ runningStack }) => {
  stack = runningStack;
});

const officePhone = practice.phone.display;
const close = (screen: BrowserFormScreen) => screen.close();

describeWalks({
  model: {
    machine: appointmentRequestMachine,
    fixtures: appointmentRequestFixtures,
    journeys: appointmentRequestJourneys,
  },
  level: 'browser',
  table: appointmentRequestTable(officePhone),
  open: (_input, plan) => openBrowserForm(stack, 'appointment', plan),
  close,
});

describeWalks({
  model: { machine: inquiryMachine, fixtures: inquiryFixtures, journeys: inquiryJourneys },
  level: 'browser',
  table: inquiryTable(officePhone),
  open: (_input, plan) => openBrowserForm(stack, 'inquiry', plan),
  close,
});

describeWalks({
  model: {
    machine: contactLensOrderMachine,
    fixtures: contactLensOrderFixtures,
    journeys: contactLensOrderJourneys,
  },
  level: 'browser',
  table: contactLensOrderTable(officePhone),
  open: (_input, plan) => openBrowserForm(stack, 'contact-lens', plan),
  close,
});

/** Opens the contact section, to which links elsewhere on the site lead with a wish in the browser's history. */
async function openTabs(): Promise<TabsScreen & { close(): Promise<void> }> {
  const { page, finish } = await openWatchedPage(stack, { path: '/#contact', context: { reducedMotion: 'reduce' } });
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
      await expect.poll(shown, { timeout: 15_000, interval: 20 }).toEqual({ tabs: [tab], forms: 1, named: 1 });
    },
    close: finish,
  };
}

describeWalks({
  model: { machine: contactTabsMachine, fixtures: contactTabsFixtures, journeys: contactTabsJourneys },
  level: 'browser',
  table: contactTabsTable,
  open: openTabs,
  close: (screen) => screen.close(),
});
