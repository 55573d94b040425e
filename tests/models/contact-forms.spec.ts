import type { Page } from 'playwright/test';
import { appointmentRequestModel } from '../../machines/appointment-request/appointment-request.model.ts';
import { contactLensOrderModel } from '../../machines/contact-lens-order/contact-lens-order.model.ts';
import { contactTabsModel } from '../../machines/contact-tabs/contact-tabs.model.ts';
import { inquiryModel } from '../../machines/inquiry/inquiry.model.ts';
import { insuranceModel } from '../../machines/insurance/insurance.model.ts';
import { toastsModel } from '../../machines/toasts/toasts.model.ts';
import { openTabs } from './browser/contact-tabs.ts';
import { openInsurance } from './browser/insurance.ts';
import { openToasts } from './browser/toasts.ts';
import { appointmentRequestScreen, appointmentRequestStates } from './forms/appointment-request.ts';
import { openForm } from './forms/browser-form.ts';
import { contactLensOrderScreen, contactLensOrderStates } from './forms/contact-lens-order.ts';
import { inquiryScreen, inquiryStates } from './forms/inquiry.ts';
import { testPaths } from './path-tests.ts';
import { contactTabsStates } from './site/contact-tabs.states.ts';
import { insuranceStates } from './site/insurance.states.ts';
import { toastsStates } from './site/toasts.states.ts';

const path = '/#contact';
const load = (page: Page) => page.goto(path);

testPaths({
  model: appointmentRequestModel,
  states: appointmentRequestStates,
  path,
  load,
  open: async (setup) => appointmentRequestScreen(await openForm(setup, 'appointment'), setup.plan),
});

testPaths({
  model: inquiryModel,
  states: inquiryStates,
  path,
  load,
  open: async (setup) => inquiryScreen(await openForm(setup, 'inquiry'), setup.plan),
});

testPaths({
  model: contactLensOrderModel,
  states: contactLensOrderStates,
  path,
  load,
  open: async (setup) => contactLensOrderScreen(await openForm(setup, 'contact-lens'), setup.plan),
});

testPaths({ model: insuranceModel, states: insuranceStates, path, load, open: openInsurance });

testPaths({ model: toastsModel, states: toastsStates, path, load, open: openToasts });

testPaths({ model: contactTabsModel, states: contactTabsStates, path, load, open: openTabs });
