import type { Fixtures, Scenarios } from 'model-testing';
import { accessibilityPanelMachine, textSizes } from './accessibility-panel.machine.ts';

const spanish = { type: 'language.chosen', language: 'es' } as const;
const russian = { type: 'language.chosen', language: 'ru' } as const;
const english = { type: 'language.chosen', language: 'en' } as const;
const translated = { done: 'translatePage', output: undefined } as const;
const unreachable = { failed: 'translatePage', error: new Error('The service cannot be reached.') } as const;
const restored = { done: 'showOriginalPage', output: { isRestored: true, isFormInUse: false } } as const;
const notRestored = { done: 'showOriginalPage', output: { isRestored: false, isFormInUse: false } } as const;
const notRestoredAtForm = { done: 'showOriginalPage', output: { isRestored: false, isFormInUse: true } } as const;
const fiveSecondsLater = { passed: 'translationTimeout' } as const;
const initialSettings = (textSize: number, contrast: 'normal' | 'more', language: string) =>
  ({ type: 'settings.loaded', settings: { textSize, contrast, language } }) as const;

const times = <const TStep>(count: number, step: TStep): TStep[] => Array.from({ length: count }, () => step);

const fixtures: Fixtures<typeof accessibilityPanelMachine> = {
  steps: [
    spanish,
    english,
    initialSettings(150, 'more', 'ar'),
    translated,
    unreachable,
    restored,
    notRestored,
    notRestoredAtForm,
  ],
  canHappen: (snapshot, event) => {
    if (event.type === 'panel.opened') return snapshot.matches({ panel: 'closed' });
    if (event.type !== 'settings.loaded') return snapshot.matches({ panel: 'open' });
    const isUntouched = snapshot.matches({ panel: 'closed', contrast: 'normal', language: 'original' });
    return isUntouched && snapshot.context.textSize === textSizes.default;
  },
};

const scenarios: Scenarios<typeof accessibilityPanelMachine> = {
  'text grows to 150 percent and no further': {
    steps: ['panel.opened', ...times(6, 'textSize.raised')],
    ends: { panel: 'open' },
    context: { textSize: 150 },
  },
  'text shrinks to 80 percent and no further': {
    steps: ['panel.opened', ...times(3, 'textSize.lowered')],
    ends: { panel: 'open' },
    context: { textSize: 80 },
  },
  'high contrast is turned off again': {
    steps: ['panel.opened', 'contrast.toggled', 'contrast.toggled'],
    ends: { panel: 'open' },
    actions: ['showNormalContrast'],
  },
  'English restores the original page': {
    steps: ['panel.opened', spanish, translated, english],
    ends: { panel: 'open', language: 'restoring' },
    actions: ['storeLanguage'],
    context: { language: 'en' },
  },
  'a page that the service does not restore is reloaded': {
    steps: ['panel.opened', spanish, translated, english, notRestored],
    ends: { panel: 'open', language: 'reloading' },
    actions: ['reloadPage'],
  },
  'a page with a form in use is not reloaded, and stays translated': {
    steps: ['panel.opened', spanish, translated, english, notRestoredAtForm],
    ends: { panel: 'open', language: 'stillTranslated' },
    actions: ['announceStillTranslated'],
  },
  'another language can be chosen while the original page is restored': {
    steps: ['panel.opened', spanish, translated, english, russian, translated],
    ends: { panel: 'open', language: 'translated' },
    actions: ['storeLanguage'],
    context: { language: 'ru' },
  },
  'a translation that fails is reported in the open panel': {
    steps: ['panel.opened', spanish, unreachable],
    ends: { panel: 'open', language: { failed: 'restoring' } },
    context: { language: 'en', missing: 'es' },
  },
  'a failed translation is still reported when the original page is restored': {
    steps: ['panel.opened', spanish, unreachable, restored],
    ends: { panel: 'open', language: { failed: 'restored' } },
    context: { language: 'en', missing: 'es' },
  },
  'a page that the service does not restore after a failed translation is reloaded': {
    steps: ['panel.opened', spanish, unreachable, notRestored],
    ends: { panel: 'open', language: 'reloading' },
    actions: ['storeLanguage', 'reloadPage'],
    context: { language: 'en' },
  },
  'a page with a form in use is not reloaded after a failed translation': {
    steps: ['panel.opened', spanish, unreachable, notRestoredAtForm],
    ends: { panel: 'open', language: 'stillTranslated' },
    actions: ['storeLanguage', 'announceStillTranslated'],
    context: { language: 'en', missing: null },
  },
  'a reset restores the original page': {
    steps: ['panel.opened', spanish, translated, 'settings.reset', restored],
    ends: { panel: 'open', reset: 'announced' },
  },
  'a translation fails after five seconds': {
    steps: ['panel.opened', spanish, fiveSecondsLater],
    ends: { panel: 'open', language: { failed: 'restoring' } },
  },
  'reset restores all defaults and leaves the panel open': {
    steps: ['panel.opened', 'textSize.raised', 'contrast.toggled', spanish, translated, 'settings.reset'],
    ends: { panel: 'open', reset: 'announced', language: 'restoring' },
    actions: ['showTextSize', 'showNormalContrast', 'storeLanguage'],
    context: { textSize: 100, language: 'en' },
  },
  'stored settings are restored, and the page is translated again': {
    steps: [initialSettings(150, 'more', 'ar')],
    ends: { panel: 'closed', contrast: 'more', language: 'loading' },
    context: { textSize: 150, language: 'ar' },
  },
  'stored settings in English start no translation': {
    steps: [initialSettings(80, 'normal', 'en')],
    ends: { panel: 'closed' },
    context: { textSize: 80, language: 'en' },
  },
  'a reset is announced until the panel closes': {
    steps: ['panel.opened', 'settings.reset', 'panel.closed'],
    ends: { panel: 'closed', language: 'restoring' },
  },
  'a reset is announced until text grows': {
    steps: ['panel.opened', 'settings.reset', 'textSize.raised'],
    ends: { panel: 'open', language: 'restoring' },
    actions: ['showTextSize'],
  },
  'a reset is announced until text shrinks': {
    steps: ['panel.opened', 'settings.reset', 'textSize.lowered'],
    ends: { panel: 'open', language: 'restoring' },
    actions: ['showTextSize'],
  },
  'a reset is announced until the contrast changes': {
    steps: ['panel.opened', 'settings.reset', 'contrast.toggled'],
    ends: { panel: 'open', contrast: 'more', language: 'restoring' },
    actions: ['showMoreContrast'],
  },
  'a reset is announced until a language is chosen': {
    steps: ['panel.opened', 'settings.reset', spanish],
    ends: { panel: 'open', language: 'loading' },
  },
  'a translation that fails after the panel was closed shows a toast': {
    steps: ['panel.opened', spanish, 'panel.closed', unreachable],
    ends: { panel: 'closed', language: { failed: 'restoring' } },
    actions: ['announceFailure'],
  },
  'a translation that times out after the panel was closed shows a toast': {
    steps: ['panel.opened', spanish, 'panel.closed', fiveSecondsLater],
    ends: { panel: 'closed', language: { failed: 'restoring' } },
    actions: ['announceFailure'],
  },
};

export const accessibilityPanelModel = {
  machine: accessibilityPanelMachine,
  fixtures,
  scenarios,
  screen: 'tests/models/accessibility-panel.spec.ts',
};
