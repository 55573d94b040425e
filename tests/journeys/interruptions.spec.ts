import type { Page } from 'playwright/test';
import { practice } from '../../content/index.ts';
import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { type Answers, formOn, formWords, patient } from '../support/forms.ts';
import { type Journey, type Step, travel } from '../support/interrupted-journey.ts';
import { allPlaces, interruptions, somePlaces } from '../support/interruptions.ts';
import { isExhaustive, sample } from '../support/sample.ts';

const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf(90_000) };
const generalFailure = `Submission Failed: Please try again or call us at ${practice.phone.display}.`;

const dialog = (page: Page) => page.getByRole('dialog');

/** A modal lies over everything else: it is closed before anything is pressed outside of it. */
async function closeModal(page: Page): Promise<void> {
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
}

/** Opens the display settings, if they are not open, and are not about to be. */
async function openSettings(page: Page): Promise<void> {
  const buttonAtWork = page.locator('[aria-haspopup="dialog"][aria-busy="true"]');
  if ((await buttonAtWork.count()) > 0 || (await dialog(page).isVisible())) return;
  await page.getByRole('button', { name: 'Accessibility and language' }).click();
}

const isTabOpen = (page: Page, id: RequestType) =>
  page.getByRole('tab', { name: formWords[id].tab, selected: true }).isVisible();

/** Presses a tab, if its form is not in front. */
async function comeToTab(page: Page, id: RequestType): Promise<void> {
  await closeModal(page);
  if (!(await isTabOpen(page, id))) await page.getByRole('tab', { name: formWords[id].tab }).click();
}

const opened = (name: string, service: string, press: (page: Page) => Promise<void>): Step => ({
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

const tabOpened = (id: RequestType): Step => ({
  name: `the tab of the ${id} is opened`,
  act: ({ page }) => comeToTab(page, id),
  isDone: ({ page }) => isTabOpen(page, id),
});

const requestLinkFollowed = (name: string, link: string): Step => ({
  name,
  followsLink: true,
  act: async ({ page }) => {
    await closeModal(page);
    const button = page.locator('main').getByRole('link', { name: link }).first();
    if (await button.isVisible()) await button.click({ noWaitAfter: true });
  },
  isDone: ({ page }) => isTabOpen(page, 'appointment'),
});

const filled = (id: RequestType, name: string, answers: Answers): Step => ({
  name,
  act: async ({ page, typed }) => {
    await comeToTab(page, id);
    await formOn(page, id).fill(answers);
    typed[id] = { ...typed[id], ...answers };
  },
  isDone: async ({ page }) => {
    const { values } = await formOn(page, id).view();
    return Object.entries(answers).every(([field, text]) => values[field] === text);
  },
});

const fileChosen: Step = {
  name: 'a file is chosen',
  act: async ({ page }) => {
    await comeToTab(page, 'contact-lens');
    await formOn(page, 'contact-lens').field('prescriptionFile').setInputFiles(scan);
  },
  isDone: async ({ page }) => {
    const { file } = await formOn(page, 'contact-lens').view();
    return file?.name === scan.name && !file.isBeingRead;
  },
};

const sent = (id: RequestType): Step => ({
  name: 'the form is sent',
  sends: true,
  act: async ({ page, typed }) => {
    await closeModal(page);
    const answers = typed[id];
    delete typed[id];
    // The visitor sees whether it has gone out.
    if ((await formOn(page, id).view()).confirmation !== null) return;
    await comeToTab(page, id);
    if (answers) await formOn(page, id).until(({ values }) => expect(values).toMatchObject(answers));
    await formOn(page, id).submit();
  },
  isDone: async ({ page }) => {
    if ((await formOn(page, id).element.count()) === 0) return false;
    const { confirmation } = await formOn(page, id).view();
    return confirmation?.includes(formWords[id].confirmation) ?? false;
  },
  asksAgain: async ({ page }) => {
    const { toast, button } = await formOn(page, id).view();
    return toast === generalFailure && button.label === formWords[id].button;
  },
});

const { firstName, lastName, email, confirmEmail, phone, ...visit } = patient.appointment;
const person = { firstName, lastName, email, confirmEmail, phone };

const journeys: readonly Journey[] = [
  {
    name: 'a service is looked at',
    path: '/',
    steps: [
      opened('a tile is pressed', 'Pediatric Eye Care', (page) =>
        page.getByRole('button', { name: 'Pediatric Care', exact: true }).click(),
      ),
      {
        name: 'the modal is closed',
        act: ({ page }) => closeModal(page),
        isDone: async ({ page }) => !(await dialog(page).isVisible()),
      },
      opened('a card is pressed', 'Vision Therapy', (page) =>
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
    name: 'an appointment is asked for',
    path: '/',
    sends: 'appointment',
    steps: [
      requestLinkFollowed('the button in the hero is pressed', 'Request Appointment'),
      filled('appointment', 'the name is typed', person),
      filled('appointment', 'the rest is filled in', visit),
      sent('appointment'),
    ],
  },
  {
    name: 'contact lenses are ordered',
    path: '/#contact',
    sends: 'contact-lens',
    steps: [
      tabOpened('contact-lens'),
      filled('contact-lens', 'the form is filled in', { ...patient['contact-lens'], patientStatus: 'new' }),
      fileChosen,
      sent('contact-lens'),
    ],
  },
  {
    name: 'a topic is read, and a visit asked for',
    path: '/eye-hub/conditions/glaucoma',
    sends: 'appointment',
    steps: [
      {
        name: 'the topic is read',
        act: async ({ page }) => {
          await page.mouse.move(195, 400);
          await page.mouse.wheel(0, 900);
        },
        isDone: ({ page }) => page.evaluate(() => scrollY > 0),
      },
      requestLinkFollowed('a visit is asked for', 'Request a Visit'),
      filled('appointment', 'the form is filled in', patient.appointment),
      sent('appointment'),
    ],
  },
  {
    name: 'the display is set',
    path: '/terms',
    steps: [
      {
        name: 'the settings are opened',
        act: ({ page }) => openSettings(page),
        isDone: ({ page }) => dialog(page).getByLabel('High contrast').isVisible(),
      },
      {
        name: 'the contrast is raised',
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

test('the paths of the machines lead to every kind of interruption', () => {
  expect(new Set(interruptions.flat())).toEqual(
    new Set([
      ...['scripts are late', 'scripts are lost', 'a deploy takes scripts away', 'offline', 'online', 'hidden'],
      ...['left by a link and come back', 'translated'],
      ...['the answer is late', 'the request is lost', 'the answer is lost'],
    ]),
  );
});

for (const [index, journey] of journeys.entries()) {
  test.describe(journey.name, () => {
    for (const place of isExhaustive ? allPlaces(journey) : sample(somePlaces(journey, index), 1)) {
      const step = journey.steps[place.at]?.name;
      test(`while ${step}: ${place.disturbances.join(', then ')}`, async ({ product, openPage }) => {
        await travel(openPage, product, journey, place);
      });
    }
  });
}
