import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { storedAccessibilitySettings } from '#src/io/accessibility-settings.ts';
import { showOriginalPage, translatePage } from '#src/io/translation.ts';
import { lazyModule } from '#src/page/lazy-module.ts';
import { notTranslated } from '#src/rules/not-translated.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { AccessibilityPanel } from './AccessibilityPanel.tsx';

vi.mock('#src/io/translation.ts', () => ({
  translatePage: vi.fn(),
  showOriginalPage: vi.fn(),
}));

vi.mock('#content/doctors.data.ts', () => ({ doctors: [{ name: 'Dr. Ada Sol', languages: ['English', 'Spanish'] }] }));

const page = document.documentElement;
const button = (name: string) => screen.getByRole('button', { name });

/** Opens a page with the stored settings applied. */
function openPage() {
  const { textSize = 100, contrast } = storedAccessibilitySettings();
  page.dataset.textSize = `${textSize}`;
  if (contrast === 'more') page.dataset.contrast = contrast;
  return render(<AccessibilityPanel />);
}

function closePage() {
  fireEvent.input(document.body);
  localStorage.clear();
  delete page.dataset.textSize;
  delete page.dataset.contrast;
}

describe('the accessibility panel', () => {
  afterEach(() => {
    closePage();
    vi.clearAllMocks();
  });

  async function openPanel() {
    openPage();
    fireEvent.click(button('Accessibility and language'));
    await screen.findByRole('dialog', { name: 'Accessibility and language' });
  }

  it('names the eight languages in their own script', async () => {
    await openPanel();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'English',
      'Español (Spanish)',
      '简体中文 (Simplified Chinese)',
      'Русский (Russian)',
      'العربية (Arabic)',
      'Français (French)',
      'Italiano (Italian)',
      'Polski (Polish)',
    ]);
  });

  it('says at the languages, before one is chosen, what the service can then read', async () => {
    await openPanel();
    const noteId = screen.getByLabelText('Language').getAttribute('aria-describedby');
    expect(document.getElementById(noteId ?? '')?.textContent).toContain(
      'can then read this page, also what you type.',
    );
    expect(translatePage).not.toHaveBeenCalled();
  });

  it('says in a language that cannot be had whom to call, and who speaks it', async () => {
    vi.mocked(translatePage).mockRejectedValue(new Error('blocked'));
    vi.mocked(showOriginalPage).mockResolvedValue(true);
    await openPanel();
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'es' } });
    const sentence = await screen.findByText(notTranslated.es?.words ?? '', { exact: false });
    expect(sentence.closest('[role="status"] [lang]')?.getAttribute('lang')).toBe('es');
    expect(screen.getByText(practice.phone.display).getAttribute('href')).toBe(`tel:${practice.phone.dial}`);
    expect(sentence.textContent).toContain('Dr. Ada Sol');
  });

  it('names nobody in a language that no doctor speaks', () => {
    const [spoken, ...others] = Object.values(notTranslated).toSorted((one) => (one === notTranslated.es ? -1 : 1));
    expect(spoken?.words).toContain('Dr. Ada Sol');
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ words }) => words).join()).not.toMatch(/Dr\.|\{/);
  });

  it('reports that it waits for the network, and then opens without moving the focus', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<input aria-label="Name" />);
    openPage();
    fireEvent.click(button('Accessibility and language'));
    await screen.findByText('The settings will load when you are back online.');
    screen.getByLabelText('Name').focus();
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await screen.findByRole('dialog', { name: 'Accessibility and language' });
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('asks for its script again after a failure, and opens when it is pressed twice meanwhile', async () => {
    const scripts = holdPromises<typeof import('./SettingsPanel.tsx')>();
    lazyModule('panel', scripts.add);
    openPage();
    const opener = button('Accessibility and language');
    const untilLoading = () => waitFor(() => expect(scripts.isHeld()).toBe(true));
    fireEvent.click(opener);
    await untilLoading();
    expect(opener.getAttribute('aria-busy')).toBe('true');
    await act(async () => scripts.reject(new Error('The script is missing.')));
    await screen.findByText('The settings could not be loaded. Please try again.');
    expect(opener.getAttribute('aria-busy')).toBeNull();
    fireEvent.click(opener);
    await untilLoading();
    expect(opener.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(opener);
    await act(async () => scripts.resolve(await import('./SettingsPanel.tsx')));
    await screen.findByRole('dialog', { name: 'Accessibility and language' });
    expect(opener.getAttribute('aria-busy')).toBeNull();
  });

  it('starts with high contrast when nothing is stored and the device asks for it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-contrast: more)' }));
    await openPanel();
    expect(screen.getByLabelText<HTMLInputElement>('High contrast').checked).toBe(true);
  });

  it.each(['{"textSize":105}', '{"textSize":9000}', '{"language":"xx"}'])(
    'has its defaults when the stored settings are invalid: %s',
    async (kept) => {
      localStorage.setItem('display', kept);
      await openPanel();
      expect(screen.getByRole('dialog').querySelector('output')?.textContent).toBe('100%');
      expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('en');
      expect(translatePage).not.toHaveBeenCalled();
    },
  );
});
