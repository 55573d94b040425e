import type { Fixtures, Journeys } from 'model-testing';
import { accessibilityPanelMachine, textSizes } from './accessibility-panel.machine.ts';

const loaded = { done: 'loadPanel', output: 'loaded' } as const;
const offline = { done: 'loadPanel', output: 'offline' } as const;
const missing = { failed: 'loadPanel', error: new Error('The script is missing.') } as const;
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

/** The actions of a reset. */
const resetActions = ['showTextSize', 'showNormalContrast', 'storeLanguage'] as const;

const fixtures: Fixtures<typeof accessibilityPanelMachine> = {
  steps: [
    spanish,
    english,
    initialSettings(150, 'more', 'ar'),
    loaded,
    offline,
    missing,
    translated,
    unreachable,
    restored,
    notRestored,
    notRestoredAtForm,
  ],
  canHappen: (snapshot, event) => {
    if (event.type === 'panel.opened' || event.type === 'network.restored') return true;
    if (event.type === 'panel.closed') return !snapshot.matches({ panel: 'closed' });
    if (event.type !== 'settings.loaded') return snapshot.matches({ panel: 'open' });
    const isUntouched = snapshot.matches({ panel: { closed: 'unloaded' }, contrast: 'normal', language: 'original' });
    return isUntouched && snapshot.context.textSize === textSizes.default;
  },
};

const journeys: Journeys<typeof accessibilityPanelMachine> = {
  'the panel opens immediately the second time': {
    steps: ['panel.opened', loaded, 'panel.closed', 'panel.opened'],
    ends: { panel: 'open' },
  },
  'opening can be canceled while the script is loading': {
    steps: ['panel.opened', 'panel.closed'],
    ends: { panel: { closed: 'unloaded' } },
  },
  'without a network the panel waits': { steps: ['panel.opened', offline], ends: { panel: 'offline' } },
  'the panel that waits opens when the network is back': {
    steps: ['panel.opened', offline, 'network.restored', loaded],
    ends: { panel: 'open' },
  },
  'opening can be canceled while the panel waits for the network': {
    steps: ['panel.opened', offline, 'panel.closed', 'network.restored'],
    ends: { panel: { closed: 'unloaded' } },
  },
  'the panel does not open when its script cannot be loaded': {
    steps: ['panel.opened', missing],
    ends: { panel: 'failed' },
  },
  'the script is requested again after a failure when the panel is opened again': {
    steps: ['panel.opened', missing, 'panel.opened'],
    ends: { panel: 'loading' },
  },
  'the panel opens after a failure when the network is back': {
    steps: ['panel.opened', missing, 'network.restored', loaded],
    ends: { panel: 'open' },
  },
  'text grows to 150 percent and no further': {
    steps: ['panel.opened', loaded, ...times(6, 'textSize.raised')],
    ends: { panel: 'open' },
    actions: times(5, 'showTextSize'),
    context: { textSize: 150 },
  },
  'text shrinks to 80 percent and no further': {
    steps: ['panel.opened', loaded, ...times(3, 'textSize.lowered')],
    ends: { panel: 'open' },
    actions: times(2, 'showTextSize'),
    context: { textSize: 80 },
  },
  'high contrast is turned off again': {
    steps: ['panel.opened', loaded, 'contrast.toggled', 'contrast.toggled'],
    ends: { panel: 'open' },
    actions: ['showMoreContrast', 'showNormalContrast'],
  },
  'a page that the service does not restore is reloaded': {
    steps: ['panel.opened', loaded, spanish, translated, english, notRestored],
    ends: { panel: 'open', language: 'reloading' },
    actions: ['storeLanguage', 'storeLanguage', 'reloadPage'],
    context: { language: 'en' },
  },
  'a page with a form in use is not reloaded, and stays translated': {
    steps: ['panel.opened', loaded, spanish, translated, english, notRestoredAtForm],
    ends: { panel: 'open', language: 'stillTranslated' },
    actions: ['storeLanguage', 'storeLanguage', 'announceStillTranslated'],
    context: { language: 'en' },
  },
  'another language can be chosen while the original page is restored': {
    steps: ['panel.opened', loaded, spanish, translated, english, russian, translated],
    ends: { panel: 'open', language: 'translated' },
    actions: ['storeLanguage', 'storeLanguage', 'storeLanguage'],
    context: { language: 'ru' },
  },
  'a failed translation is still reported when the original page is restored': {
    steps: ['panel.opened', loaded, spanish, unreachable, restored],
    ends: { panel: 'open', language: { failed: 'restored' } },
    context: { language: 'en', missing: 'es' },
  },
  'a page that the service does not restore after a failed translation is reloaded': {
    steps: ['panel.opened', loaded, spanish, unreachable, notRestored],
    ends: { panel: 'open', language: 'reloading' },
    actions: ['storeLanguage', 'reloadPage'],
    context: { language: 'en' },
  },
  'a page with a form in use is not reloaded after a failed translation': {
    steps: ['panel.opened', loaded, spanish, unreachable, notRestoredAtForm],
    ends: { panel: 'open', language: 'stillTranslated' },
    actions: ['storeLanguage', 'announceStillTranslated'],
    context: { language: 'en', missing: null },
  },
  'a reset restores the original page': {
    steps: ['panel.opened', loaded, spanish, translated, 'settings.reset', restored],
    ends: { panel: 'open', reset: 'announced' },
    actions: ['storeLanguage', ...resetActions],
    context: { language: 'en' },
  },
  'a translation fails after five seconds': {
    steps: ['panel.opened', loaded, spanish, fiveSecondsLater],
    ends: { panel: 'open', language: { failed: 'restoring' } },
    context: { language: 'en' },
  },
  'reset restores all defaults and leaves the panel open': {
    steps: ['panel.opened', loaded, 'textSize.raised', 'contrast.toggled', spanish, translated, 'settings.reset'],
    ends: { panel: 'open', reset: 'announced', language: 'restoring' },
    actions: [
      'showTextSize',
      'showMoreContrast',
      'storeLanguage',
      'showTextSize',
      'showNormalContrast',
      'storeLanguage',
    ],
    context: { textSize: 100, language: 'en' },
  },
  'stored settings are restored, and the page is translated again': {
    steps: [initialSettings(150, 'more', 'ar')],
    ends: { panel: { closed: 'unloaded' }, contrast: 'more', language: 'loading' },
    context: { textSize: 150, language: 'ar' },
  },
  'stored settings in English start no translation': {
    steps: [initialSettings(80, 'normal', 'en')],
    ends: { panel: { closed: 'unloaded' } },
    context: { textSize: 80, language: 'en' },
  },
  'a reset is announced until the panel closes': {
    steps: ['panel.opened', loaded, 'settings.reset', 'panel.closed'],
    ends: { panel: { closed: 'loaded' }, language: 'restoring' },
    actions: resetActions,
  },
  'a reset is announced until text grows': {
    steps: ['panel.opened', loaded, 'settings.reset', 'textSize.raised'],
    ends: { panel: 'open', language: 'restoring' },
    actions: [...resetActions, 'showTextSize'],
  },
  'a reset is announced until text shrinks': {
    steps: ['panel.opened', loaded, 'settings.reset', 'textSize.lowered'],
    ends: { panel: 'open', language: 'restoring' },
    actions: [...resetActions, 'showTextSize'],
  },
  'a reset is announced until the contrast changes': {
    steps: ['panel.opened', loaded, 'settings.reset', 'contrast.toggled'],
    ends: { panel: 'open', contrast: 'more', language: 'restoring' },
    actions: [...resetActions, 'showMoreContrast'],
  },
  'a reset is announced until a language is chosen': {
    steps: ['panel.opened', loaded, 'settings.reset', spanish],
    ends: { panel: 'open', language: 'loading' },
    actions: resetActions,
  },
  'a translation that fails after the panel was closed shows a toast': {
    steps: ['panel.opened', loaded, spanish, 'panel.closed', unreachable],
    ends: { panel: { closed: 'loaded' }, language: { failed: 'restoring' } },
    actions: ['announceFailure'],
    context: { language: 'en' },
  },
  'a translation that times out after the panel was closed shows a toast': {
    steps: ['panel.opened', loaded, spanish, 'panel.closed', fiveSecondsLater],
    ends: { panel: { closed: 'loaded' }, language: { failed: 'restoring' } },
    actions: ['announceFailure'],
    context: { language: 'en' },
  },
};

export const accessibilityPanelModel = { machine: accessibilityPanelMachine, fixtures, journeys };
