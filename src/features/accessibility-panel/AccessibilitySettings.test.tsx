import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessibilityPanelModel } from '../../../machines/accessibility-panel/accessibility-panel.model.ts';
import { holdPromises } from '../../../tests/models/forms/held-promises.ts';
import { accessibilityPanelStates, readSettings } from '../../../tests/models/site/accessibility-panel.states.ts';
import {
  applyContrast,
  applyTextSize,
  storeDisplaySettings,
  storedDisplaySettings,
} from '../../io/display-settings.ts';
import { toaster } from '../../io/toasts.ts';
import { reloadPage, showOriginalPage, translatePage } from '../../io/translation.ts';
import { type LazyModule, lazyModule } from '../../lazy-module/lazy-module.ts';
import { withdrawAnnouncement } from '../../toasts/toasts.ts';
import { AccessibilitySettings } from './AccessibilitySettings.tsx';

vi.mock('../../io/translation.ts', () => ({
  translatePage: vi.fn(),
  showOriginalPage: vi.fn(),
  reloadPage: vi.fn(),
}));

type Panel = typeof import('../../components/overlay/AccessibilityPanel.tsx');

const panelOf = vi.hoisted(() => ({ module: undefined as unknown as LazyModule<Panel> }));
vi.mock('./panel-module.ts', () => ({
  get panelModule() {
    return panelOf.module;
  },
}));

const loadPanel = () => import('../../components/overlay/AccessibilityPanel.tsx');

const page = document.documentElement;
const button = (name: string) => screen.getByRole('button', { name });

/** Opens a page with the stored settings applied. */
function openPage() {
  const { textSize = 100, contrast = 'normal' } = storedDisplaySettings();
  applyTextSize(textSize);
  applyContrast(contrast);
  return render(<AccessibilitySettings />);
}

function closePage() {
  withdrawAnnouncement();
  localStorage.clear();
  delete page.dataset.textSize;
  delete page.dataset.contrast;
}

describeComponent({
  model: accessibilityPanelModel,
  states: accessibilityPanelStates,
  open: () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const translations = holdPromises<void>();
    const panels = holdPromises<void>();
    panelOf.module = lazyModule(() => panels.add().then(loadPanel));
    let language = 'en';
    vi.mocked(translatePage).mockImplementation((code, _codes, signal) => {
      language = code;
      return translations.add(signal);
    });
    let endRestoration: (isRestored: boolean) => void = () => {};
    vi.mocked(showOriginalPage).mockImplementation(() => {
      language = 'en';
      return new Promise((resolve) => {
        endRestoration = resolve;
      });
    });
    vi.mocked(reloadPage).mockClear();
    const form = document.body.appendChild(document.createElement('form'));
    const field = form.appendChild(document.createElement('input'));
    let hasFailedUnseen = false;
    let { unmount } = openPage();
    // Styles, the translation and the toasts are those of the page.
    const readView = () => ({
      ...readSettings(),
      textSize: Number(page.dataset.textSize),
      toast: String(toaster.getVisibleToasts()[0]?.title ?? ''),
      hasFailedUnseen,
      language,
      reloads: vi.mocked(reloadPage).mock.calls.length,
    });
    const press = (name: string) => void fireEvent.click(button(name));

    async function endLoading(end: 'loaded' | 'offline' | 'missing'): Promise<void> {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(end !== 'offline');
      const isLoading = () => panelOf.module.actor.getSnapshot().matches('loading');
      if (end === 'loaded') panels.resolve();
      await waitFor(() => {
        // A script that is lost after the network came back is requested once more.
        if (end !== 'loaded' && isLoading())
          panels.reject(new TypeError('Failed to fetch dynamically imported module'));
        expect(isLoading()).toBe(false);
      });
      await act(async () => {});
      // The network is back, without an event.
      onLine.mockRestore();
    }

    return {
      events: {
        'panel.opened': () => press('Accessibility and language'),
        'panel.closed': () => press(readSettings().panel ? 'Close' : 'Accessibility and language'),
        'network.restored': () => void fireEvent(window, new Event('online')),
        'textSize.raised': () => press('Larger text'),
        'textSize.lowered': () => press('Smaller text'),
        'contrast.toggled': () => void fireEvent.click(screen.getByLabelText('High contrast')),
        'language.chosen': (event) =>
          void fireEvent.change(screen.getByLabelText('Language'), { target: { value: event.language } }),
        'settings.reset': () => press('Reset'),
        'settings.loaded': ({ settings }) => {
          unmount();
          storeDisplaySettings(settings);
          ({ unmount } = openPage());
        },
      },
      actors: {
        loadPanel: { done: endLoading, failed: () => endLoading('missing') },
        translatePage: {
          done: () => act(async () => translations.resolve()),
          failed: (error) => {
            hasFailedUnseen = readSettings().panel === null;
            return act(async () => translations.reject(error));
          },
        },
        showOriginalPage: {
          done: ({ isRestored, isFormInUse }) => {
            field.value = isFormInUse ? 'Ana' : '';
            return act(async () => endRestoration(isRestored));
          },
          failed: () => {},
        },
      },
      delays: {
        translationTimeout: () => {
          hasFailedUnseen = readSettings().panel === null;
          return act(async () => {
            await vi.advanceTimersByTimeAsync(5000);
          });
        },
      },
      until: (assertion) => waitFor(() => assertion(readView())),
      close: () => {
        vi.useRealTimers();
        form.remove();
        closePage();
      },
    };
  },
});

describe('the accessibility panel', () => {
  afterEach(() => {
    closePage();
    vi.clearAllMocks();
  });

  async function openPanel() {
    panelOf.module = lazyModule(loadPanel);
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

  it('takes the focus when it opens and gives it back to its button on Escape', async () => {
    await openPanel();
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button('Accessibility and language'));
  });

  it('reports that it waits for the network, and then opens without moving the focus', async () => {
    panelOf.module = lazyModule(loadPanel);
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

  it('starts with high contrast when nothing is stored and the device asks for it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-contrast: more)' }));
    await openPanel();
    expect(screen.getByLabelText<HTMLInputElement>('High contrast').checked).toBe(true);
    vi.unstubAllGlobals();
  });

  it.each(['{"textSize":105}', '{"textSize":9000}', '{"language":"xx"}'])(
    'has its defaults when the stored settings are invalid: %s',
    async (kept) => {
      localStorage.setItem('display', kept);
      await openPanel();
      expect(readSettings().panel).toEqual({ percent: '100%', isContrastHigh: false, language: 'en', status: '' });
      expect(translatePage).not.toHaveBeenCalled();
    },
  );

  it('reloads the page when the service does not restore the English page', async () => {
    vi.mocked(showOriginalPage).mockResolvedValue(false);
    await openPanel();
    fireEvent.click(button('Reset'));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  });

  it('does not reload the page when another language was chosen before the service restored the English page', async () => {
    let endRestoration: (isRestored: boolean) => void = () => {};
    vi.mocked(showOriginalPage).mockReturnValue(
      new Promise((resolve) => {
        endRestoration = resolve;
      }),
    );
    vi.mocked(translatePage).mockResolvedValue();
    await openPanel();
    fireEvent.click(button('Reset'));
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'es' } });
    await screen.findByText('The page is translated.');
    await act(async () => endRestoration(false));
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('does not reload a page with input when the service does not restore the English page', async () => {
    vi.mocked(showOriginalPage).mockResolvedValue(false);
    render(
      <form>
        <label>
          Name <input />
        </label>
      </form>,
    );
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ana' } });
    await openPanel();
    fireEvent.click(button('Reset'));
    await waitFor(() => expect(toaster.getVisibleToasts()[0]?.title).toBe('Still translated'));
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
