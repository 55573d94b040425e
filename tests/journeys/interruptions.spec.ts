import type { Page } from 'playwright/test';
import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { formWords, generalFailure } from '../support/form-words.ts';
import { type Answers, formOn, patient } from '../support/forms.ts';
import { type Journey, runInterruptedJourney, type Step } from '../support/interrupted-journey.ts';
import { allInjections, interruptions, sampleInjections } from '../support/interruptions.ts';
import { isExhaustive, sample } from '../support/sample.ts';

const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf(90_000) };

const dialog = (page: Page) => page.getByRole('dialog');

/** Closes the modal, if any, since it covers everything else. */
async function closeModal(page: Page): Promise<void> {
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
}

/** Opens the display settings, unless they are open or opening. */
async function openSettings(page: Page): Promise<void> {
  const busyButton = page.locator('[aria-haspopup="dialog"][aria-busy="true"]');
  if ((await busyButton.count()) > 0 || (await dialog(page).isVisible())) return;
  await page.getByRole('button', { name: 'Accessibility and language' }).click();
}

const isTabSelected = (page: Page, id: RequestType) =>
  page.getByRole('tab', { name: formWords[id].tab, selected: true }).isVisible();

/** Selects a tab, unless it is selected. */
async function selectTab(page: Page, id: RequestType): Promise<void> {
  await closeModal(page);
  if (!(await isTabSelected(page, id))) await page.getByRole('tab', { name: formWords[id].tab }).click();
}

const openService = (name: string, service: string, press: (page: Page) => Promise<void>): Step => ({
  name,
  act: async ({ page }) => {
    const tryAgain = dialog(page).getByRole('button', { name: 'Try Again' });
    if (await tryAgain.isVisible()) return tryAgain.click();
    if (await dialog(page).getByRole('heading', { name: service }).isVisible()) return;
    await closeModal(page);
    await press(page);
  },
  isDone: async ({ page }) =>
    (await dialog(page).getByRole('heading', { name: service }).isVisible()) &&
    (await dialog(page).getByRole('listitem').first().isVisible()),
});

const openTab = (id: RequestType): Step => ({
  name: `the ${id} tab is selected`,
  act: ({ page }) => selectTab(page, id),
  isDone: ({ page }) => isTabSelected(page, id),
});

const followRequestLink = (name: string, link: string): Step => ({
  name,
  followsLink: true,
  act: async ({ page }) => {
    await closeModal(page);
    const button = page.locator('main').getByRole('link', { name: link }).first();
    if (await button.isVisible()) await button.click({ noWaitAfter: true });
  },
  isDone: ({ page }) => isTabSelected(page, 'appointment'),
});

const fillIn = (id: RequestType, name: string, answers: Answers): Step => ({
  name,
  act: async ({ page, typed }) => {
    await selectTab(page, id);
    await formOn(page, id).fill(answers);
    typed[id] = { ...typed[id], ...answers };
  },
  isDone: async ({ page }) => {
    const { values } = await formOn(page, id).view();
    return Object.entries(answers).every(([field, text]) => values[field] === text);
  },
});

const selectFile: Step = {
  name: 'a file is selected',
  act: async ({ page }) => {
    await selectTab(page, 'contact-lens');
    await formOn(page, 'contact-lens').field('prescriptionFile').setInputFiles(scan);
  },
  isDone: async ({ page }) => {
    const { file } = await formOn(page, 'contact-lens').view();
    return file?.name === scan.name && !file.isBeingRead;
  },
};

const submit = (id: RequestType): Step => ({
  name: 'the form is sent',
  sends: true,
  act: async ({ page, typed }) => {
    await closeModal(page);
    const answers = typed[id];
    delete typed[id];
    // A visitor does not submit again when the confirmation is shown.
    if ((await formOn(page, id).view()).confirmation !== null) return;
    await selectTab(page, id);
    if (answers) await formOn(page, id).until(({ values }) => expect(values).toMatchObject(answers));
    await formOn(page, id).submit();
  },
  isDone: async ({ page }) => {
    if ((await formOn(page, id).element.count()) === 0) return false;
    const { confirmation } = await formOn(page, id).view();
    return confirmation?.includes(formWords[id].confirmation) ?? false;
  },
  asksForRetry: async ({ page }) => {
    const { toast, button } = await formOn(page, id).view();
    return toast === generalFailure && button.label === formWords[id].button;
  },
});

const { firstName, lastName, email, confirmEmail, phone, ...visit } = patient.appointment;
const personalDetails = { firstName, lastName, email, confirmEmail, phone };

const journeys: readonly Journey[] = [
  {
    name: 'viewing a service',
    path: '/',
    steps: [
      openService('a tile is clicked', 'Pediatric Eye Care', (page) =>
        page.getByRole('button', { name: 'Pediatric Care', exact: true }).click(),
      ),
      {
        name: 'the modal is closed',
        act: ({ page }) => closeModal(page),
        isDone: async ({ page }) => !(await dialog(page).isVisible()),
      },
      openService('a card is clicked', 'Vision Therapy', (page) =>
        page.locator('#services').getByRole('button', { name: 'Vision Therapy' }).last().click(),
      ),
      {
        name: 'the full details are opened',
        followsLink: true,
        act: async ({ page }) => {
          const link = dialog(page).getByRole('link', { name: 'View Full Details' });
          if (await link.isVisible()) await link.click({ noWaitAfter: true });
        },
        isDone: ({ page }) => page.getByRole('heading', { level: 1, name: 'Vision Therapy' }).isVisible(),
      },
    ],
  },
  {
    name: 'requesting an appointment',
    path: '/',
    sends: 'appointment',
    steps: [
      followRequestLink('the button in the hero is clicked', 'Request Appointment'),
      fillIn('appointment', 'the name is typed', personalDetails),
      fillIn('appointment', 'the rest is filled in', visit),
      submit('appointment'),
    ],
  },
  {
    name: 'ordering contact lenses',
    path: '/#contact',
    sends: 'contact-lens',
    steps: [
      openTab('contact-lens'),
      fillIn('contact-lens', 'the form is filled in', { ...patient['contact-lens'], patientStatus: 'new' }),
      selectFile,
      submit('contact-lens'),
    ],
  },
  {
    name: 'reading a topic and requesting a visit',
    path: '/eye-hub/conditions/glaucoma',
    sends: 'appointment',
    steps: [
      {
        name: 'the topic is scrolled',
        act: async ({ page }) => {
          await page.mouse.move(195, 400);
          await page.mouse.wheel(0, 900);
        },
        isDone: ({ page }) => page.evaluate(() => scrollY > 0),
      },
      followRequestLink('a visit is requested', 'Request a Visit'),
      fillIn('appointment', 'the form is filled in', patient.appointment),
      submit('appointment'),
    ],
  },
  {
    name: 'changing the display settings',
    path: '/terms',
    steps: [
      {
        name: 'the settings are opened',
        act: ({ page }) => openSettings(page),
        isDone: ({ page }) => dialog(page).getByLabel('High contrast').isVisible(),
      },
      {
        name: 'high contrast is selected',
        act: async ({ page }) => {
          await openSettings(page);
          await dialog(page).getByLabel('High contrast').setChecked(true);
        },
        isDone: ({ page }) => page.evaluate(() => document.documentElement.dataset.contrast === 'more'),
      },
      {
        name: 'the settings are closed',
        act: ({ page }) => closeModal(page),
        isDone: async ({ page }) =>
          !(await dialog(page).isVisible()) &&
          (await page.evaluate(() => document.documentElement.dataset.contrast === 'more')),
      },
    ],
  },
];

test('the machine journeys and external faults cover every fault', () => {
  expect(new Set(interruptions.flat())).toEqual(
    new Set([
      ...['scripts are late', 'scripts are lost', 'a deploy takes scripts away', 'offline', 'online', 'hidden'],
      ...['left by a link and come back', 'translated'],
      ...['the answer is late', 'the request is lost', 'the answer is lost'],
    ]),
  );
});

for (const [index, journey] of sample([...journeys.entries()], 2)) {
  test.describe(journey.name, () => {
    for (const injection of isExhaustive ? allInjections(journey) : sample(sampleInjections(journey, index), 1)) {
      const step = journey.steps[injection.step]?.name;
      test(`survives while ${step}: ${injection.faults.join(', then ')}`, async ({ product, openPage }) => {
        await runInterruptedJourney(openPage, product, journey, injection);
      });
    }
  });
}
