import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { expect, vi } from 'vitest';
import {
  type AccessibilityPanelContext,
  type InitialSettings,
  originalLanguage,
} from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { accessibilityPanelModel } from '#machines/accessibility-panel/accessibility-panel.model.ts';
import { AccessibilitySettings } from '../../src/features/accessibility-panel/AccessibilitySettings.tsx';
import { Toasts } from '../../src/features/toasts/Toasts.tsx';
import { applyContrast, applyTextSize } from '../../src/io/display-settings.ts';
import { reloadPage, showOriginalPage, translatePage } from '../../src/io/translation.ts';
import { type LazyModule, lazyModule } from '../../src/lazy-module/lazy-module.ts';
import { withdrawAnnouncement } from '../../src/toasts/toasts.ts';
import { holdPromises } from '../support/held-promises.ts';
import { InRouter } from '../support/render-in-router.tsx';

vi.mock('../../src/io/translation.ts', () => ({
  translatePage: vi.fn(),
  showOriginalPage: vi.fn(),
  reloadPage: vi.fn(),
}));

type Panel = typeof import('../../src/components/overlay/AccessibilityPanel.tsx');

const panelOf = vi.hoisted(() => ({ module: undefined as unknown as LazyModule<Panel> }));
vi.mock('../../src/features/accessibility-panel/panel-module.ts', () => ({
  get panelModule() {
    return panelOf.module;
  },
}));

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]:not([hidden])');
const opener = () => screen.getByRole('button', { name: 'Accessibility and language' });

/** Reads what a visitor sees of the settings, and what the browser stores. */
function readSettings() {
  const { dataset } = document.documentElement;
  const panel = dialog();
  return {
    // In percent.
    textSize: Number(dataset.textSize),
    isContrastHigh: dataset.contrast === 'more',
    panel: panel && {
      percent: panel.querySelector('output')?.textContent ?? '',
      isContrastHigh: panel.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false,
      language: panel.querySelector('select')?.value ?? '',
      status: panel.querySelector('[role="status"]')?.textContent ?? '',
    },
    // The button that opens the panel, with the status beside it.
    button: {
      isBusy: opener().getAttribute('aria-busy') === 'true',
      status: document.querySelector('aside > [role="status"]')?.textContent ?? '',
    },
    text: document.body.textContent ?? '',
    stored: JSON.parse(localStorage.getItem('display') ?? '{}') as Partial<InitialSettings>,
  };
}

type SettingsView = ReturnType<typeof readSettings>;

const expectLanguageSetting = ({ panel }: SettingsView, { language }: AccessibilityPanelContext, status: RegExp) => {
  if (panel) {
    expect(panel.language).toBe(language);
    expect(panel.status).toMatch(status);
  }
};

const showsLanguage = (status: RegExp) => (view: SettingsView, context: AccessibilityPanelContext) => {
  expectLanguageSetting(view, context, status);
  expect(view.stored.language ?? originalLanguage).toBe(context.language);
};

const showsFailure = (view: SettingsView, context: AccessibilityPanelContext) => {
  expectLanguageSetting(view, context, /could not be translated/);
  expect(view.panel !== null || view.text.includes('Not Translated')).toBe(true);
};

const resetStatus = /^All settings are back to normal/;

const showsContrast =
  (isHigh: boolean) =>
  ({ panel, isContrastHigh, stored }: SettingsView) => {
    expect(isContrastHigh).toBe(isHigh);
    expect(stored.contrast ?? 'normal').toBe(isHigh ? 'more' : 'normal');
    if (panel) expect(panel.isContrastHigh).toBe(isHigh);
  };

const showsButton = (isBusy: boolean, status: string) => (view: SettingsView) =>
  expect(view).toMatchObject({ panel: null, button: { isBusy, status } });

describeComponent<typeof accessibilityPanelModel.machine, SettingsView>({
  model: accessibilityPanelModel,
  states: {
    'panel.closed.unloaded': showsButton(false, ''),
    'panel.closed.loaded': showsButton(false, ''),
    'panel.loading': showsButton(true, ''),
    'panel.offline': showsButton(true, 'The settings will load when you are back online.'),
    'panel.failed': showsButton(false, 'The settings could not be loaded. Please try again.'),
    'panel.open': ({ panel, button }) => {
      expect(panel).not.toBeNull();
      expect(button).toEqual({ isBusy: false, status: '' });
    },
    textSize: ({ panel, textSize, stored }, context) => {
      expect(textSize).toBe(context.textSize);
      expect(stored.textSize ?? 100).toBe(context.textSize);
      if (panel) expect(panel.percent).toBe(`${context.textSize}%`);
    },
    'contrast.normal': showsContrast(false),
    'contrast.more': showsContrast(true),
    'reset.quiet': ({ panel }) => expect(panel?.status ?? '').not.toMatch(resetStatus),
    'reset.announced': ({ panel }) => expect(panel?.status).toMatch(resetStatus),
    'language.original': showsLanguage(/^$|^All settings/),
    'language.restoring': showsLanguage(/^$|^All settings/),
    'language.loading': (view, context) => {
      expectLanguageSetting(view, context, /is being translated/);
      expect(vi.mocked(translatePage).mock.lastCall?.[0]).toBe(context.language);
    },
    'language.translated': showsLanguage(/is translated/),
    'language.failed.restoring': showsFailure,
    'language.failed.restored': showsFailure,
    'language.stillTranslated': (view, context) => {
      showsLanguage(/^$|^All settings/)(view, context);
      expect(view.text).toContain('Still translated');
    },
    'language.reloading': () => expect(reloadPage).toHaveBeenCalled(),
  },
  open: () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const scripts = holdPromises<Panel>();
    const translations = holdPromises<void>();
    let restore: (isRestored: boolean) => void = () => {};
    vi.mocked(translatePage).mockImplementation((_language, _languages, signal) => translations.add(signal));
    vi.mocked(showOriginalPage).mockImplementation(
      () =>
        new Promise((resolve) => {
          restore = resolve;
        }),
    );
    vi.mocked(reloadPage).mockReset();
    panelOf.module = lazyModule(() => scripts.add());
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const form = document.body.appendChild(document.createElement('form'));
    const field = form.appendChild(document.createElement('input'));

    /** Opens a page with these settings, which a script has applied before. */
    function openPage({ textSize, contrast }: Pick<InitialSettings, 'textSize' | 'contrast'>) {
      applyTextSize(textSize);
      applyContrast(contrast);
      return render(
        <>
          <AccessibilitySettings />
          <Toasts />
        </>,
        { wrapper: InRouter },
      );
    }
    let page = openPage({ textSize: 100, contrast: 'normal' });

    const inPanel = () => within(dialog() as HTMLElement);
    const press = (name: string) => void fireEvent.click(inPanel().getByRole('button', { name }));
    const isLoading = () => panelOf.module.actor.getSnapshot().matches('loading');

    /** A script that is lost after the network came back is requested once more. */
    const loseScript = (error: unknown) =>
      vi.waitFor(async () => {
        if (isLoading()) await act(async () => scripts.reject(error));
        expect(isLoading()).toBe(false);
      });

    return {
      events: {
        'panel.opened': () => void fireEvent.click(opener()),
        'panel.closed': () => (dialog() ? press('Close') : void fireEvent.click(opener())),
        'network.restored': () => void fireEvent(window, new Event('online')),
        'textSize.raised': () => press('Larger text'),
        'textSize.lowered': () => press('Smaller text'),
        'contrast.toggled': () => void fireEvent.click(inPanel().getByLabelText('High contrast')),
        'language.chosen': ({ language }) =>
          void fireEvent.change(inPanel().getByLabelText('Language'), { target: { value: language } }),
        'settings.reset': () => press('Reset'),
        'settings.loaded': ({ settings }) => {
          page.unmount();
          localStorage.setItem('display', JSON.stringify(settings));
          page = openPage(settings);
        },
      },
      actors: {
        loadPanel: {
          done: async (outcome) => {
            const script = await import('../../src/components/overlay/AccessibilityPanel.tsx');
            if (outcome === 'loaded') return act(async () => scripts.resolve(script));
            onLine.mockReturnValue(false);
            await loseScript(new Error('There is no network.'));
            // The network is back, without an event.
            onLine.mockReturnValue(true);
          },
          failed: loseScript,
        },
        translatePage: {
          done: () => act(async () => translations.resolve()),
          failed: (error) => act(async () => translations.reject(error)),
        },
        showOriginalPage: {
          done: ({ isRestored, isFormInUse }) => {
            field.value = isFormInUse ? 'Ana' : '';
            return act(async () => restore(isRestored));
          },
          failed: () => {},
        },
      },
      delays: { translationTimeout: () => void act(() => vi.advanceTimersByTime(5000)) },
      until: (assertion) => vi.waitFor(() => assertion(readSettings()), { interval: 1 }),
      close: () => {
        vi.useRealTimers();
        act(() => withdrawAnnouncement());
        form.remove();
        localStorage.clear();
        delete document.documentElement.dataset.textSize;
        delete document.documentElement.dataset.contrast;
      },
    };
  },
});
