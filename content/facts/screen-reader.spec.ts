import type { Page } from 'playwright/test';

import { startScreenReader } from '../../tests/accessibility/screen-reader.ts';
import { test } from '../../tests/fixtures.ts';
import { formWords } from '../../tests/support/form-words.ts';
import { patient, selectForm } from '../../tests/support/forms.ts';
import { openView } from '../../tests/support/open-view.ts';
import { sample } from '../../tests/support/sample.ts';
import { home, services } from '../index.ts';

import { expectTranscript } from './transcript.ts';

/** A Friday at noon in New York, so that opening hours stay the same. */
const prepare = (page: Page) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00-05:00'));

/** Marks an activation in a transcript. */
const pressed = '[pressed]';

const [exam] = services;
const title = exam?.title ?? '';

test.describe('screen reader', () => {
  test('reads the headings and landmarks of the home page', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 }, { isolated: true, prepare });
    const reader = await startScreenReader(page);
    await expectTranscript('home-by-headings', await reader.skim('headings'));
    await expectTranscript('home-by-landmarks', await reader.skim('landmarks'));
  });

  test('reads the headings of a topic', { tag: '@all' }, async ({ openPage }) => {
    const page = await openView(
      openPage,
      { path: '/eye-hub/conditions/dry-eye-disease', status: 200 },
      { isolated: true, prepare },
    );
    const reader = await startScreenReader(page);
    await expectTranscript('topic-by-headings', await reader.skim('headings'));
  });

  test('reads the beginning of a page, and announces changed settings', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 }, { isolated: true, prepare });
    const reader = await startScreenReader(page);
    await expectTranscript('beginning-of-a-page', await reader.readTo(`heading, ${home.hero.heading}`));

    const button = page.getByRole('button', { name: 'Accessibility and language' });
    await button.focus();
    const phrases = await reader.waitForAnnouncements('button, Accessibility and language');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    phrases.push('[Enter]', ...(await reader.waitForAnnouncements('dialog, Accessibility and language')));
    phrases.push(...(await reader.readTo('button, Larger text')));
    await reader.press();
    phrases.push(pressed, ...(await reader.waitForAnnouncements('110%')));
    phrases.push(...(await reader.readTo('button, Reset')));
    await reader.press();
    phrases.push(pressed, ...(await reader.waitForAnnouncements('100%')));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    phrases.push(
      '[Escape]',
      ...(await reader.waitForAnnouncements('button, Accessibility and language, not expanded')),
    );
    await expectTranscript('settings', phrases);
  });

  test('reads an opened service, and returns to its button when it is closed', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 }, { isolated: true, prepare });
    const reader = await startScreenReader(page);
    await reader.readTo(`button, ${title}`);
    await reader.press();
    await page.getByRole('dialog').getByRole('list').first().waitFor();
    const phrases = [pressed, ...(await reader.waitForAnnouncements(`dialog, ${title}`))];
    phrases.push(...(await reader.readTo('button, Close')));
    await reader.press();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    phrases.push(pressed, ...(await reader.waitForAnnouncements(`button, ${title}`)));
    await expectTranscript('service-opened-and-closed', phrases);
  });

  for (const id of sample(['contact-lens', 'inquiry', 'appointment'] as const, 1)) {
    const { button, tab, confirmation, success } = formWords[id];
    const [toast] = success.split(':');

    test(`reads the ${id} form, and announces its errors and its confirmation`, async ({ openPage }) => {
      const page = await openView(openPage, { path: '/#contact', status: 200 }, { isolated: true, prepare });
      const form = await selectForm(page, id);
      const reader = await startScreenReader(page);
      await reader.readTo(`tab, ${tab}`);
      await expectTranscript(id, await reader.readTo(`button, ${button}`));

      if (id === 'appointment') {
        await reader.press();
        const announced = await reader.waitForAnnouncements('checkbox, I understand');
        await expectTranscript(`${id}-not-acknowledged`, [pressed, ...announced]);
        await form.fill({ acknowledgement: 'on' });
        await reader.readTo(`button, ${button}`);
      }

      await reader.press();
      await form.untilToast('Validation Error: Required');
      const phrases = await reader.waitForAnnouncements('There is a problem');
      // The label of the button depends on how soon the form has been validated.
      const errors = [pressed, ...phrases.filter((phrase) => !phrase.startsWith('button, '))];
      errors.push(...(await reader.readTo('link, First name: Required')));
      await reader.press();
      errors.push(pressed, ...(await reader.waitForAnnouncements('textbox, First name')));
      errors.push(...(await reader.readTo(`button, ${button}`)));
      await expectTranscript(`${id}-with-errors`, errors);

      // The function does not use the fake clock of this page.
      const { preferredDate: _, ...answers } = { preferredDate: '', ...patient[id] };
      await form.fill(answers);
      await reader.readTo(`button, ${button}`);
      await reader.press();
      await form.untilSent();
      const sent = [pressed, ...(await reader.waitForAnnouncements(confirmation, toast ?? ''))];
      sent.push(...(await reader.readTo('button, Close')));
      await expectTranscript(`${id}-sent`, sent);
    });
  }
});
