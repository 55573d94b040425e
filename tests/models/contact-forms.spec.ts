import type { Page } from 'playwright/test';
import { appointmentRequestModel } from '../../machines/appointment-request/appointment-request.model.ts';
import { contactLensOrderModel } from '../../machines/contact-lens-order/contact-lens-order.model.ts';
import { inquiryModel } from '../../machines/inquiry/inquiry.model.ts';
import { appointmentRequestScreen, appointmentRequestStates } from './forms/appointment-request.ts';
import { openForm } from './forms/browser-form.ts';
import { contactLensOrderScreen, contactLensOrderStates } from './forms/contact-lens-order.ts';
import { inquiryScreen, inquiryStates } from './forms/inquiry.ts';
import { testPaths } from './path-tests.ts';

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
