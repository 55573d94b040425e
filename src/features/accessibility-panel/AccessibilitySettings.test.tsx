import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessibilityPanelModel } from '../../../machines/accessibility-panel/accessibility-panel.model.ts';
import { describeWalks } from '../../../machines/model-testing/suite.ts';
import { openWaitingRoom } from '../../../tests/models/forms/waiting-room.ts';
import {
  accessibilityPanelTable,
  type SettingsScreen,
  type SettingsView,
} from '../../../tests/models/site/accessibility-panel.table.ts';
import {
  applyContrast,
  applyTextSize,
  storeDisplaySettings,
  storedDisplaySettings,
} from '../../io/display-settings.ts';
import { toaster, withdrawAnnouncement } from '../../io/toasts.ts';
import { reloadPage, showOriginalPage, translatePage } from '../../io/translation.ts';
import { type LazyModule, lazyModule } from '../../lazy-module/lazy-module.ts';
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

/** A page that opens with what is kept in the browser applied to it. */
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

function readPanel(): SettingsView['panel'] {
  const dialog = screen.queryByRole('dialog');
  if (!dialog) return null;
  return {
    percent: within(dialog).getByRole('group', { name: 'Text size' }).querySelector('output')?.textContent ?? '',
    isContrastHigh: within(dialog).getByLabelText<HTMLInputElement>('High contrast').checked,
    language: within(dialog).getByLabelText<HTMLSelectElement>('Language').value,
    status: dialog.querySelector('p[role="status"]')?.textContent ?? '',
  };
}

function openScreen(): SettingsScreen {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const translations = openWaitingRoom<void>();
  const panels = openWaitingRoom<void>();
  panelOf.module = lazyModule(() => panels.enter().then(loadPanel));
  let language = 'en';
  vi.mocked(translatePage).mockImplementation((code, _codes, signal) => {
    language = code;
    return translations.enter(signal);
  });
  vi.mocked(showOriginalPage).mockImplementation(async () => {
    language = 'en';
    return true;
  });
  let { unmount } = openPage();
  const readView = (): SettingsView => ({
    textSize: Number(page.dataset.textSize),
    isContrastHigh: page.dataset.contrast === 'more',
    panel: readPanel(),
    button: {
      isBusy: button('Accessibility and language').getAttribute('aria-busy') === 'true',
      remark: document.querySelector('aside > [role="status"]')?.textContent ?? '',
    },
    toast: String(toaster.getVisibleToasts()[0]?.title ?? ''),
    language,
    kept: storedDisplaySettings(),
  });
  return {
    until: (check) => waitFor(() => check(readView())),
    press: (name) => {
      fireEvent.click(button(name));
    },
    endLoading: async (end) => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(end !== 'offline');
      const isLoading = () => panelOf.module.actor.getSnapshot().matches('loading');
      if (end === 'loaded') panels.finish();
      await waitFor(() => {
        // A script that is lost after the network came back is asked for once more.
        if (end !== 'loaded' && isLoading()) panels.fail(new TypeError('Failed to fetch dynamically imported module'));
        expect(isLoading()).toBe(false);
      });
      await act(async () => {});
      // A browser that has a network again without saying so.
      onLine.mockRestore();
    },
    restoreNetwork: () => void fireEvent(window, new Event('online')),
    toggleContrast: () => {
      fireEvent.click(screen.getByLabelText('High contrast'));
    },
    chooseLanguage: (code) => {
      fireEvent.change(screen.getByLabelText('Language'), { target: { value: code } });
    },
    arriveWith: (settings) => {
      unmount();
      storeDisplaySettings(settings);
      ({ unmount } = openPage());
    },
    translate: (error) => act(async () => (error === undefined ? translations.finish() : translations.fail(error))),
    wait: (milliseconds) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(milliseconds);
      }),
  };
}

describeWalks({
  model: accessibilityPanelModel,
  level: 'component',
  table: accessibilityPanelTable,
  open: openScreen,
  close: () => {
    vi.useRealTimers();
    closePage();
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

  it('says that it waits for a network, and comes with it, leaving the focus where it is', async () => {
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

  it('starts with high contrast where nothing is kept and the device asks for it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-contrast: more)' }));
    await openPanel();
    expect(screen.getByLabelText<HTMLInputElement>('High contrast').checked).toBe(true);
    vi.unstubAllGlobals();
  });

  it.each(['{"textSize":105}', '{"textSize":9000}', '{"language":"xx"}'])(
    'is at its usual when something else is kept: %s',
    async (kept) => {
      localStorage.setItem('display', kept);
      await openPanel();
      expect(readPanel()).toEqual({ percent: '100%', isContrastHigh: false, language: 'en', status: '' });
      expect(translatePage).not.toHaveBeenCalled();
    },
  );

  it('loads the page anew when the service does not give the English page back', async () => {
    vi.mocked(showOriginalPage).mockResolvedValue(false);
    await openPanel();
    fireEvent.click(button('Reset'));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  });

  it('keeps what was typed when the service does not give the English page back', async () => {
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
