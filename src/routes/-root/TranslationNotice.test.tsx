import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { notTranslated } from '#src/rules/not-translated.ts';
import { TranslationNotice } from './TranslationNotice.tsx';

const page = document.documentElement;

/** Shows the page in a language, as a translation does. */
const translate = (language: string) =>
  act(async () => {
    page.lang = language;
  });

afterEach(() => {
  page.lang = 'en';
});

it('a translated page names phone and 911 in each language of the panel, out of reach of the translation', async () => {
  page.lang = 'en';
  render(<TranslationNotice />);
  expect(screen.queryByRole('note')).toBeNull();
  for (const language of Object.keys(notTranslated)) {
    await translate(language);
    const notice = screen.getByRole('note');
    const links = within(notice).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`tel:${practice.phone.dial}`, 'tel:911']);
    expect(notice.closest('[translate="no"]')?.getAttribute('lang')).toBe(language);
    expect(notice.closest('[dir]')?.getAttribute('dir')).toBe('auto');
  }
  await translate('en');
  expect(screen.queryByRole('note')).toBeNull();
});
