import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { accessibilityPanelMachine, textSizes } from './accessibility-panel.machine.ts';

const loaded = { done: 'loadPanel', output: 'loaded' } as const;
const offline = { done: 'loadPanel', output: 'offline' } as const;
const missing = { failed: 'loadPanel', error: new Error('The script is missing.') } as const;
const spanish = { type: 'language.chosen', language: 'es' } as const;
const russian = { type: 'language.chosen', language: 'ru' } as const;
const english = { type: 'language.chosen', language: 'en' } as const;
const translated = { done: 'translatePage', output: undefined } as const;
const unreachable = { failed: 'translatePage', error: new Error('The service cannot be reached.') } as const;
const fiveSecondsLater = { passed: 'translationTimeout' } as const;
const found = (textSize: number, contrast: 'normal' | 'more', language: string) =>
  ({ type: 'settings.found', settings: { textSize, contrast, language } }) as const;

const times = <const TStep>(count: number, step: TStep): TStep[] => Array.from({ length: count }, () => step);

/** What a reset does. */
const resetting = ['showTextSize', 'showNormalContrast', 'keepLanguage', 'showOriginalPage'] as const;

const fixtures: Fixtures<typeof accessibilityPanelMachine> = {
  steps: [spanish, english, found(150, 'more', 'ar'), loaded, offline, missing, translated, unreachable],
  canHappen: (snapshot, event) => {
    if (event.type === 'panel.opened' || event.type === 'network.restored') return true;
    if (event.type === 'panel.closed') return !snapshot.matches({ panel: 'closed' });
    if (event.type !== 'settings.found') return snapshot.matches({ panel: 'open' });
    const isUntouched = snapshot.matches({ panel: { closed: 'unloaded' }, contrast: 'normal', language: 'original' });
    return isUntouched && snapshot.context.textSize === textSizes.usual;
  },
};

const journeys: Journeys<typeof accessibilityPanelMachine> = {
  'at first the panel is closed and nothing is changed': {
    steps: [],
    ends: { panel: { closed: 'unloaded' }, textSize: {}, contrast: 'normal', reset: 'unsaid', language: 'original' },
    context: { textSize: 100, language: 'en' },
  },
  'the panel is requested while its script is on the way': { steps: ['panel.opened'], ends: { panel: 'loading' } },
  'the panel opens when its script is here': { steps: ['panel.opened', loaded], ends: { panel: 'open' } },
  'the panel closes': { steps: ['panel.opened', loaded, 'panel.closed'], ends: { panel: { closed: 'loaded' } } },
  'the panel opens at once the next time': {
    steps: ['panel.opened', loaded, 'panel.closed', 'panel.opened'],
    ends: { panel: 'open' },
  },
  'the request for the panel can be canceled': {
    steps: ['panel.opened', 'panel.closed'],
    ends: { panel: { closed: 'unloaded' } },
  },
  'without a network the panel waits for one': { steps: ['panel.opened', offline], ends: { panel: 'offline' } },
  'the panel opens by itself once there is a network': {
    steps: ['panel.opened', offline, 'network.restored', loaded],
    ends: { panel: 'open' },
  },
  'the request for a panel that waits for the network can be canceled': {
    steps: ['panel.opened', offline, 'panel.closed', 'network.restored'],
    ends: { panel: { closed: 'unloaded' } },
  },
  'a panel whose script is missing is not shown': { steps: ['panel.opened', missing], ends: { panel: 'failed' } },
  'a panel whose script was missing can be asked for again': {
    steps: ['panel.opened', missing, 'panel.opened'],
    ends: { panel: 'loading' },
  },
  'a panel whose script was missing opens once there is a network': {
    steps: ['panel.opened', missing, 'network.restored', loaded],
    ends: { panel: 'open' },
  },
  'text grows by ten percent': {
    steps: ['panel.opened', loaded, 'textSize.raised'],
    ends: { panel: 'open' },
    actions: ['showTextSize'],
    context: { textSize: 110 },
  },
  'text shrinks by ten percent': {
    steps: ['panel.opened', loaded, 'textSize.lowered'],
    ends: { panel: 'open' },
    actions: ['showTextSize'],
    context: { textSize: 90 },
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
  'high contrast is turned on': {
    steps: ['panel.opened', loaded, 'contrast.toggled'],
    ends: { panel: 'open', contrast: 'more' },
    actions: ['showMoreContrast'],
  },
  'high contrast is turned off again': {
    steps: ['panel.opened', loaded, 'contrast.toggled', 'contrast.toggled'],
    ends: { panel: 'open' },
    actions: ['showMoreContrast', 'showNormalContrast'],
  },
  'another language is on its way': {
    steps: ['panel.opened', loaded, spanish],
    ends: { panel: 'open', language: 'loading' },
    actions: ['keepLanguage'],
    context: { language: 'es' },
  },
  'the page is shown in another language': {
    steps: ['panel.opened', loaded, spanish, translated],
    ends: { panel: 'open', language: 'translated' },
    actions: ['keepLanguage'],
    context: { language: 'es' },
  },
  'a language chosen on the way takes the place of the first': {
    steps: ['panel.opened', loaded, spanish, russian, translated],
    ends: { panel: 'open', language: 'translated' },
    actions: ['keepLanguage', 'keepLanguage'],
    context: { language: 'ru' },
  },
  'English brings the page back as it was written': {
    steps: ['panel.opened', loaded, spanish, translated, english],
    ends: { panel: 'open' },
    actions: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
  'a blocked translation is announced, and the page is in English': {
    steps: ['panel.opened', loaded, spanish, unreachable],
    ends: { panel: 'open', language: 'failed' },
    actions: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
  'a translation that takes five seconds is given up': {
    steps: ['panel.opened', loaded, spanish, fiveSecondsLater],
    ends: { panel: 'open', language: 'failed' },
    actions: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
  'after a failure the language can be tried again': {
    steps: ['panel.opened', loaded, spanish, unreachable, spanish, translated],
    ends: { panel: 'open', language: 'translated' },
    actions: ['keepLanguage', 'keepLanguage', 'showOriginalPage', 'keepLanguage'],
    context: { language: 'es' },
  },
  'reset undoes everything and leaves the panel open': {
    steps: ['panel.opened', loaded, 'textSize.raised', 'contrast.toggled', spanish, translated, 'settings.reset'],
    ends: { panel: 'open', reset: 'said' },
    actions: [
      'showTextSize',
      'showMoreContrast',
      'keepLanguage',
      'showTextSize',
      'showNormalContrast',
      'keepLanguage',
      'showOriginalPage',
    ],
    context: { textSize: 100, language: 'en' },
  },
  'settings found on arrival are taken over and the language asked for again': {
    steps: [found(150, 'more', 'ar')],
    ends: { panel: { closed: 'unloaded' }, contrast: 'more', language: 'loading' },
    context: { textSize: 150, language: 'ar' },
  },
  'English found on arrival asks nobody for a translation': {
    steps: [found(80, 'normal', 'en')],
    ends: { panel: { closed: 'unloaded' } },
    context: { textSize: 80, language: 'en' },
  },
  'a reset is announced until the panel closes': {
    steps: ['panel.opened', loaded, 'settings.reset', 'panel.closed'],
    ends: { panel: { closed: 'loaded' } },
    actions: resetting,
  },
  'a reset is announced until text grows': {
    steps: ['panel.opened', loaded, 'settings.reset', 'textSize.raised'],
    ends: { panel: 'open' },
    actions: [...resetting, 'showTextSize'],
  },
  'a reset is announced until text shrinks': {
    steps: ['panel.opened', loaded, 'settings.reset', 'textSize.lowered'],
    ends: { panel: 'open' },
    actions: [...resetting, 'showTextSize'],
  },
  'a reset is announced until the contrast changes': {
    steps: ['panel.opened', loaded, 'settings.reset', 'contrast.toggled'],
    ends: { panel: 'open', contrast: 'more' },
    actions: [...resetting, 'showMoreContrast'],
  },
  'a reset is announced until a language is chosen': {
    steps: ['panel.opened', loaded, 'settings.reset', spanish],
    ends: { panel: 'open', language: 'loading' },
    actions: [...resetting, 'keepLanguage'],
  },
  'a translation that breaks behind a closed panel is announced beside it': {
    steps: ['panel.opened', loaded, spanish, 'panel.closed', unreachable],
    ends: { panel: { closed: 'loaded' }, language: 'failed' },
    actions: ['keepLanguage', 'announceFailure', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
  'a translation that is given up behind a closed panel is announced beside it': {
    steps: ['panel.opened', loaded, spanish, 'panel.closed', fiveSecondsLater],
    ends: { panel: { closed: 'loaded' }, language: 'failed' },
    actions: ['keepLanguage', 'announceFailure', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
};

/** The model of the accessibility panel: its machine, everything that can happen to it, and its journeys. */
export const accessibilityPanelModel = { machine: accessibilityPanelMachine, fixtures, journeys };
