import { RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { doctors } from '#content/doctors.data.ts';
import { home } from '#content/home.data.ts';
import { routerOf } from '#tests/support/render-in-router.tsx';
import DoctorsSection from './Doctors.part.tsx';

vi.mock('#content/doctors.data.ts', async (original) => {
  const [anybody] = (await original<typeof import('#content/doctors.data.ts')>()).doctors;
  const languagesOf = { one: ['English', 'Spanish'], two: ['English', 'Polish'], three: ['Chinese', 'Spanish'] };
  const doctors = Object.entries(languagesOf).map(([id, languages]) => ({ ...anybody, id: `dr-${id}`, languages }));
  return { doctors };
});

async function showSection(): Promise<HTMLSelectElement> {
  const router = routerOf({ '/': { loader: () => ({ doctors: home.doctors }), component: DoctorsSection } });
  render(<RouterProvider router={router} />);
  return waitFor(() => screen.getByLabelText<HTMLSelectElement>(home.doctors.languageLabel));
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const pagesOf = (language: string) =>
  doctors.filter(({ languages }) => languages.includes(language)).map(({ id }) => `/team/${id}`);
const choose = (select: HTMLSelectElement, value: string) => fireEvent.change(select, { target: { value } });

describe('the team', () => {
  it('shows every doctor until a language is chosen, and offers each that a doctor speaks, once and in order', async () => {
    const select = await showSection();
    expect(select.selectedOptions[0]?.text).toBe(home.doctors.anyLanguage);
    expect(links()).toEqual(doctors.map(({ id }) => `/team/${id}`));
    expect(select.getAttribute('aria-required')).toBe('false');
    const [, ...languages] = [...select.options].map(({ value }) => value);
    expect(languages).toEqual([...new Set(doctors.flatMap((doctor) => doctor.languages))].sort());
  });

  it('shows the doctors who speak the language, says how many, and shows everybody again', async () => {
    const select = await showSection();
    choose(select, 'Spanish');
    await waitFor(() => expect(links()).toEqual(pagesOf('Spanish')));
    expect(select.value).toBe('Spanish');
    expect(links().length).toBeLessThan(doctors.length);
    const note = screen.getByText(`Doctors who speak Spanish: ${links().length} of ${doctors.length}.`);
    expect(note.closest('[aria-live="polite"]')).not.toBeNull();
    choose(select, '');
    await waitFor(() => expect(links()).toHaveLength(doctors.length));
  });
});
