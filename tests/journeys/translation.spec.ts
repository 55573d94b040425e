import type { Page } from 'playwright/test';
import { longDate, monthAndDay } from '#contract/dates.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { emergencyService, urgentTopic } from '../support/entries.ts';
import { formWords } from '../support/form-view.ts';
import { attachFile, patient, preferredDay, selectForm } from '../support/forms.ts';
import { notFoundMessage, screens, untilReady, untilTranslated } from '../support/open-view.ts';

const language = (page: Page) => page.getByLabel('Language', { exact: true });

const openSettings = (page: Page) => page.getByRole('button', { name: 'Accessibility and language' }).click();

/** The texts that the fake translation should have rewritten and has not. */
const untranslatedTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isExcluded = text.parentElement?.closest('font, [translate="no"], script, style, textarea');
      if (text.textContent?.trim() && !isExcluded) texts.push(text.textContent);
    }
    return texts;
  });

/** The texts that the page gave to the fake translation. */
const receivedFrom = (page: Page) =>
  page.evaluate(() => (window as unknown as { google: { seen: string[] } }).google.seen);

test('accessibility settings and a translation last on later pages and visits, until they are reset', async ({
  openPage,
}) => {
  const requests: string[] = [];
  const page = await openPage('/terms', {
    context: { viewport: screens.desk },
    expectedMessages: [notFoundMessage],
    prepare: async (opened) => {
      opened.on('request', (request) => requests.push(request.url()));
    },
  });
  const requested = () => requests.filter((url) => url.startsWith('https://translate.google.com/')).length;
  const untilAllTranslated = () => expect.poll(() => untranslatedTexts(page)).toEqual([]);
  await untilReady(page);
  await openSettings(page);
  await language(page).waitFor();
  expect(requested()).toBe(0);
  await language(page).selectOption('ar');
  await page.locator('html[dir="rtl"][lang="ar"]').waitFor({ state: 'attached' });
  await untilAllTranslated();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByText('110%').waitFor();
  await page.keyboard.press('Escape');

  // React replaces text that the service has rewritten.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eye Hub' }).click();
  await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
  await untilAllTranslated();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await untilAllTranslated();

  await page.goto('/no-such-page');
  await untilTranslated(page);
  await untilAllTranslated();
  expect(await page.evaluate(() => document.documentElement.dataset.textSize)).toBe('110');
  expect(requested()).toBe(2);

  await openSettings(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.locator('html[lang="en"]:not([dir])').waitFor({ state: 'attached' });
  expect(await page.locator('font').count()).toBe(0);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.goto('/terms');
  await untilReady(page);
  await openSettings(page);
  expect(await language(page).inputValue()).toBe('en');
  expect(requested()).toBe(2);
});

test('signs and forms that are translated stand below a sentence that is not', async ({ openPage }) => {
  const page = await openPage('/urgent', { isTranslated: true });
  for (const path of [emergencyService.path, urgentTopic.path, '/#contact', '/urgent']) {
    await page.goto(path);
    await page.getByText('Traducción automática').waitFor();
  }
});

test('nothing that is typed goes to the translation service', async ({ openPage }) => {
  const person = { firstName: 'Quixby', lastName: 'Quixby', email: 'quixby@gmial.com', phone: '(917) 555-0187' };
  const confirmed = { ...person, confirmEmail: person.email };
  const eyeOf = (eye: string) =>
    ['brand', 'power', 'baseCurve', 'diameter', 'quantity'].map((part) => [`${eye}.${part}`, 'quixby']);
  const answers = {
    appointment: {
      ...patient.appointment,
      ...confirmed,
      insuranceProvider: 'Quixby',
      insuranceId: 'quixby',
      dateOfBirth: '5/3/1986',
      message: 'quixby',
    },
    'contact-lens': {
      ...patient['contact-lens'],
      ...confirmed,
      dateOfBirth: '5/3/1986',
      patientStatus: 'new',
      ...Object.fromEntries([...eyeOf('rightEye'), ...eyeOf('leftEye')]),
      prescriptionDate: '3.2.2026',
      doctorName: 'Quixby',
      additionalNotes: 'quixby',
    },
  };
  const page = await openPage('/#contact', { isTranslated: true, context: { reducedMotion: 'reduce' } });
  const references: string[] = [];
  for (const id of ['appointment', 'contact-lens'] as const) {
    const form = await selectForm(page, id);
    await form.fill(answers[id]);
    if (id === 'contact-lens') {
      await attachFile(form.field('prescriptionFile'), { name: 'quixby.pdf', buffer: pdf(90_000) });
      await form.element.getByText('88 KB').waitFor();
      await form.element.getByText('March 2', { exact: true }).waitFor();
    }
    if (id === 'appointment') {
      await form.element.getByText(longDate(preferredDay)).waitFor();
      await form.element.getByText('Choose from a calendar').click();
      await form.element.getByRole('grid').waitFor();
    }
    await form.element.getByText('quixby@gmail.com').waitFor();
    await form.submit();
    // In Spanish, the day may be first.
    await form.element.getByText('March 5', { exact: true }).waitFor();
    await form.until(({ summary }) => expect(summary).toHaveLength(1));
    await form.fill({ dateOfBirth: 'May 3, 1986' });
    await form.element.getByText('Saturday, May 3, 1986').waitFor();
    await form.submit();
    references.push(await form.untilSent());
  }
  const forms = await receivedFrom(page);
  await page.goto('/search?q=quixby');
  await page.getByText('Nothing was found for').waitFor();
  await untilTranslated(page);
  const received = [...forms, ...(await receivedFrom(page))];
  expect(received).toEqual(
    expect.arrayContaining(['First name', 'There is a problem', formWords.appointment.confirmation]),
  );
  const [month, year] = [monthAndDay(preferredDay).replace(/ .*/, ''), preferredDay.slice(0, 4)];
  const typed = ['quixby', '917', '1986', 'May 3', 'March 5', 'March 2', 'February 3', '88 KB', ...references];
  const preferred = new RegExp(`${monthAndDay(preferredDay)}, |${month} ${year}`);
  expect(
    received.filter(
      (text) => preferred.test(text) || typed.some((value) => text.toLowerCase().includes(value.toLowerCase())),
    ),
  ).toEqual([]);
});
