import type { Page } from 'playwright/test';

import { startScreenReader } from '../../tests/accessibility/screen-reader.ts';
import { test } from '../../tests/fixtures.ts';
import { comeToForm, formWords, patient } from '../../tests/support/forms.ts';
import { openView } from '../../tests/support/open-view.ts';
import { sample } from '../../tests/support/sample.ts';
import { home, services } from '../index.ts';

import { expectTranscript } from './transcript.ts';

/** A Friday at noon in New York, so that what is said of today stays the same. */
const prepare = (page: Page) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00-05:00'));

/** Stands in a transcript where something was pressed. */
const pressed = '[pressed]';

const [exam] = services;
const title = exam?.title ?? '';

test.describe('somebody who listens', () => {
  test('finds the way around the home page', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 }, { prepare });
    const reader = await startScreenReader(page);
    await expectTranscript('home-by-headings', await reader.skim('headings'));
    await expectTranscript('home-by-landmarks', await reader.skim('landmarks'));
  });

  test('knows a topic by its headings', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/eye-hub/conditions/dry-eye-disease', status: 200 }, { prepare });
    const reader = await startScreenReader(page);
    await expectTranscript('topic-by-headings', await reader.skim('headings'));
  });

  test('hears how a page begins, finds the phone, and changes the settings', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 }, { prepare });
    const reader = await startScreenReader(page);
    await expectTranscript('beginning-of-a-page', await reader.readTo(`heading, ${home.hero.heading}`));

    await page.getByRole('button', { name: 'Accessibility and language' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    const said = await reader.listenFor('dialog, Accessibility and language');
    said.push(...(await reader.readTo('button, Larger text')));
    await reader.press();
    said.push(pressed, ...(await reader.listenFor('110%')));
    said.push(...(await reader.readTo('button, Reset')));
    await reader.press();
    said.push(pressed, ...(await reader.listenFor('100%')));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    said.push('[Escape]', ...(await reader.listenFor('button, Accessibility and language, not expanded')));
    await expectTranscript('settings', said);
  });

  test('opens a service, reads it, closes it, and is where it was opened', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 }, { prepare });
    const reader = await startScreenReader(page);
    await reader.readTo(`button, ${title}`);
    await reader.press();
    await page.getByRole('dialog').getByRole('list').first().waitFor();
    const phrases = [pressed, ...(await reader.listenFor(`dialog, ${title}`))];
    phrases.push(...(await reader.readTo('button, Close')));
    await reader.press();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    phrases.push(pressed, ...(await reader.listenFor(`button, ${title}`)));
    await expectTranscript('service-opened-and-closed', phrases);
  });

  for (const id of sample(['contact-lens', 'inquiry', 'appointment'] as const, 1)) {
    const { button, tab, confirmation, success } = formWords[id];
    const [toast] = success.split(':');

    test(`fills in and sends the ${id} form`, async ({ openPage }) => {
      const page = await openView(openPage, { path: '/#contact', status: 200 }, { prepare });
      const form = await comeToForm(page, id);
      const reader = await startScreenReader(page);
      await reader.readTo(`tab, ${tab}`);
      await expectTranscript(id, await reader.readTo(`button, ${button}`));

      if (id === 'appointment') {
        await reader.press();
        const told = await reader.listenFor('checkbox, I understand');
        await expectTranscript(`${id}-not-acknowledged`, [pressed, ...told]);
        await form.fill({ acknowledgement: 'on' });
        await reader.readTo(`button, ${button}`);
      }

      await reader.press();
      await form.untilToast('Validation Error: Required');
      const heard = await reader.listenFor('There is a problem');
      // What the button says of itself depends on how soon the form has been checked.
      const errors = [pressed, ...heard.filter((phrase) => !phrase.startsWith('button, '))];
      errors.push(...(await reader.readTo('link, First name: Required')));
      await reader.press();
      errors.push(pressed, ...(await reader.listenFor('textbox, First name')));
      errors.push(...(await reader.readTo(`button, ${button}`)));
      await expectTranscript(`${id}-with-errors`, errors);

      // The function goes by another clock than this page.
      const { preferredDate: _, ...answers } = { preferredDate: '', ...patient[id] };
      await form.fill(answers);
      await reader.readTo(`button, ${button}`);
      await reader.press();
      await form.untilSent();
      const sent = [pressed, ...(await reader.listenFor(confirmation, toast ?? ''))];
      sent.push(...(await reader.readTo('button, Close')));
      await expectTranscript(`${id}-sent`, sent);
    });
  }
});
