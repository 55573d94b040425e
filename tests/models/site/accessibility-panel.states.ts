import { expect } from 'vitest';
import {
  type AccessibilityPanelContext,
  type accessibilityPanelMachine,
  type FoundSettings,
  originalLanguage,
} from '../../../machines/accessibility-panel/accessibility-panel.machine.ts';
import type { StateAssertions } from '../../../machines/model-testing/plan.ts';

/** What a visitor sees of the settings. */
export interface SettingsView {
  /** The text size of the page, in percent. */
  textSize: number;
  isContrastHigh: boolean;
  /** Null while it is closed. */
  panel: { percent: string; isContrastHigh: boolean; language: string; status: string } | null;
  /** The button that opens the panel, with the status beside it. */
  button: { isBusy: boolean; status: string };
  /** The title of the toast; null without one. */
  toast: string | null;
  /** The language of the page. */
  language: string;
  /** What the browser stores. */
  stored: Partial<FoundSettings>;
}

/** The language setting and its status. While a translation is loading, the page can still be in another language. */
const expectLanguageSetting = (
  { panel, stored }: SettingsView,
  { language }: AccessibilityPanelContext,
  status: RegExp,
) => {
  expect(stored.language ?? originalLanguage).toBe(language);
  if (panel) {
    expect(panel.language).toBe(language);
    expect(panel.status).toMatch(status);
  }
};

const showsLanguage = (status: RegExp) => (view: SettingsView, context: AccessibilityPanelContext) => {
  expectLanguageSetting(view, context, status);
  expect(view.language).toBe(context.language);
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

export const accessibilityPanelStates: StateAssertions<typeof accessibilityPanelMachine, SettingsView> = {
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
  'reset.unsaid': ({ panel }) => expect(panel?.status ?? '').not.toMatch(resetStatus),
  'reset.said': ({ panel }) => expect(panel?.status).toMatch(resetStatus),
  'language.original': showsLanguage(/^$|^All settings/),
  'language.loading': (view, context) => expectLanguageSetting(view, context, /is being translated/),
  'language.translated': showsLanguage(/is translated/),
  'language.failed': (view, context) => {
    showsLanguage(/could not be translated/)(view, context);
    if (view.panel === null) expect(view.toast).toBe('Not Translated');
  },
};
