import { expect } from 'vitest';
import {
  type AccessibilityPanelContext,
  type accessibilityPanelMachine,
  type FoundSettings,
  originalLanguage,
} from '../../../machines/accessibility-panel/accessibility-panel.machine.ts';
import type { LoadOutcome } from '../../../machines/lazy-part/load-outcome.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';

type Work = void | Promise<void>;

/** What a visitor sees of the settings. */
export interface SettingsView {
  /** The size that the page is shown at, in percent. */
  textSize: number;
  isContrastHigh: boolean;
  /** What the panel says; null while it is closed. */
  panel: { percent: string; isContrastHigh: boolean; language: string; status: string } | null;
  /** What the button shows and what is said beside it. */
  button: { isBusy: boolean; remark: string };
  /** The title of the toast; null when there is none. */
  toast: string | null;
  /** The language that the page reads in. */
  language: string;
  /** What is kept in the browser. */
  kept: Partial<FoundSettings>;
}

/** A page with the accessibility panel. */
export interface SettingsScreen {
  until(check: (view: SettingsView) => void): Promise<void>;
  press(button: 'Accessibility and language' | 'Close' | 'Larger text' | 'Smaller text' | 'Reset'): Work;
  /** Ends the loading of the panel: it comes, there is no network, or its script is missing. */
  endLoading(end: LoadOutcome | 'missing'): Work;
  /** Lets the browser say that there is a network again. */
  restoreNetwork(): Work;
  toggleContrast(): Work;
  chooseLanguage(code: string): Work;
  /** Opens the page anew, with these settings kept from an earlier visit. */
  arriveWith(settings: FoundSettings): Work;
  /** Lets the translation service translate the page, or fail to. */
  translate(error?: unknown): Work;
  wait(milliseconds: number): Work;
}

/** What is said of a language. While it is on its way, the page may still read in another. */
const saysOfLanguage =
  (status: RegExp) =>
  (screen: SettingsScreen, { language }: AccessibilityPanelContext) =>
    screen.until(({ panel, kept }) => {
      expect(kept.language ?? originalLanguage).toBe(language);
      if (panel) {
        expect(panel.language).toBe(language);
        expect(panel.status).toMatch(status);
      }
    });

const showsLanguage = (status: RegExp) => async (screen: SettingsScreen, context: AccessibilityPanelContext) => {
  await saysOfLanguage(status)(screen, context);
  await screen.until(({ language }) => expect(language).toBe(context.language));
};

/** What is said of a reset. */
const reset = /^All settings are back to normal/;

const showsContrast = (isHigh: boolean) => (screen: SettingsScreen) =>
  screen.until(({ panel, isContrastHigh, kept }) => {
    expect(isContrastHigh).toBe(isHigh);
    expect(kept.contrast ?? 'normal').toBe(isHigh ? 'more' : 'normal');
    if (panel) expect(panel.isContrastHigh).toBe(isHigh);
  });

const showsButton = (button: SettingsView['button']) => (screen: SettingsScreen) =>
  screen.until((view) => {
    expect(view.panel).toBeNull();
    expect(view.button).toEqual(button);
  });

/** How the steps and states of the accessibility panel look on a screen. */
export const accessibilityPanelTable: WalkTable<typeof accessibilityPanelMachine, SettingsScreen> = {
  events: {
    'panel.opened': (screen) => screen.press('Accessibility and language'),
    'panel.closed': async (screen) => {
      let isShown = false;
      await screen.until(({ panel }) => {
        isShown = panel !== null;
      });
      await screen.press(isShown ? 'Close' : 'Accessibility and language');
    },
    'network.restored': (screen) => screen.restoreNetwork(),
    'textSize.raised': (screen) => screen.press('Larger text'),
    'textSize.lowered': (screen) => screen.press('Smaller text'),
    'contrast.toggled': (screen) => screen.toggleContrast(),
    'language.chosen': (screen, { language }) => screen.chooseLanguage(language),
    'settings.reset': (screen) => screen.press('Reset'),
    'settings.found': (screen, { settings }) => screen.arriveWith(settings),
  },
  actors: {
    loadPanel: {
      done: (screen, outcome) => screen.endLoading(outcome),
      failed: (screen) => screen.endLoading('missing'),
    },
    translatePage: {
      done: (screen) => screen.translate(),
      failed: (screen, error) => screen.translate(error),
    },
  },
  delays: { translationTimeout: (screen) => screen.wait(5000) },
  states: {
    'panel.closed.unloaded': showsButton({ isBusy: false, remark: '' }),
    'panel.closed.loaded': showsButton({ isBusy: false, remark: '' }),
    'panel.loading': showsButton({ isBusy: true, remark: '' }),
    'panel.offline': showsButton({
      isBusy: true,
      remark: 'The settings will load when you are back online.',
    }),
    'panel.failed': showsButton({ isBusy: false, remark: 'The settings could not be loaded. Please try again.' }),
    'panel.open': (screen) =>
      screen.until(({ panel, button }) => {
        expect(panel).not.toBeNull();
        expect(button).toEqual({ isBusy: false, remark: '' });
      }),
    textSize: (screen, context) =>
      screen.until(({ panel, textSize, kept }) => {
        expect(textSize).toBe(context.textSize);
        expect(kept.textSize ?? 100).toBe(context.textSize);
        if (panel) expect(panel.percent).toBe(`${context.textSize}%`);
      }),
    'contrast.normal': showsContrast(false),
    'contrast.more': showsContrast(true),
    'reset.unsaid': (screen) => screen.until(({ panel }) => expect(panel?.status ?? '').not.toMatch(reset)),
    'reset.said': (screen) => screen.until(({ panel }) => expect(panel?.status).toMatch(reset)),
    'language.original': showsLanguage(/^$|^All settings/),
    'language.loading': saysOfLanguage(/is being translated/),
    'language.translated': showsLanguage(/is translated/),
    'language.failed': async (screen, context) => {
      await showsLanguage(/could not be translated/)(screen, context);
      await screen.until(({ panel, toast }) =>
        expect(panel === null ? toast : 'Not Translated').toBe('Not Translated'),
      );
    },
  },
};
