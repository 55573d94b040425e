import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { accessibilityPanelMachine, originalLanguage, textSizes } from './accessibility-panel.machine.ts';

const fixtures: Fixtures<typeof accessibilityPanelMachine> = {
  canHappen: (snapshot, event) => {
    if (event.type === 'panel.opened' || event.type === 'network.restored') return true;
    if (event.type === 'panel.closed') return !snapshot.matches({ panel: 'closed' });
    if (event.type !== 'settings.found') return snapshot.matches({ panel: 'open' });
    const isUntouched = snapshot.matches({ panel: { closed: 'unloaded' }, contrast: 'normal', language: 'original' });
    return isUntouched && snapshot.context.textSize === textSizes.usual;
  },
  events: {
    'panel.opened': [{ type: 'panel.opened' }],
    'panel.closed': [{ type: 'panel.closed' }],
    'network.restored': [{ type: 'network.restored' }],
    'textSize.raised': [{ type: 'textSize.raised' }],
    'textSize.lowered': [{ type: 'textSize.lowered' }],
    'contrast.toggled': [{ type: 'contrast.toggled' }],
    'language.chosen': [
      { type: 'language.chosen', language: 'es' },
      { type: 'language.chosen', language: originalLanguage },
    ],
    'settings.reset': [{ type: 'settings.reset' }],
    'settings.found': [{ type: 'settings.found', settings: { textSize: 150, contrast: 'more', language: 'ar' } }],
  },
  actors: {
    loadPanel: { done: ['loaded', 'offline'], failed: [new Error('The script is missing.')] },
    translatePage: { done: [undefined], failed: [new Error('The service cannot be reached.')] },
  },
};

const opened = { type: 'panel.opened' } as const;
const closed = { type: 'panel.closed' } as const;
const networkRestored = { type: 'network.restored' } as const;
const loaded = { done: 'loadPanel', output: 'loaded' } as const;
const offline = { done: 'loadPanel', output: 'offline' } as const;
const missing = { failed: 'loadPanel', error: new Error('The script is missing.') } as const;
const raised = { type: 'textSize.raised' } as const;
const lowered = { type: 'textSize.lowered' } as const;
const toggled = { type: 'contrast.toggled' } as const;
const spanish = { type: 'language.chosen', language: 'es' } as const;
const russian = { type: 'language.chosen', language: 'ru' } as const;
const english = { type: 'language.chosen', language: 'en' } as const;
const reset = { type: 'settings.reset' } as const;
const translated = { done: 'translatePage', output: undefined } as const;
const unreachable = { failed: 'translatePage', error: new Error('The service cannot be reached.') } as const;
const fiveSecondsLater = { passed: 'translationTimeout' } as const;
const found = (textSize: number, contrast: 'normal' | 'more', language: string) =>
  ({ type: 'settings.found', settings: { textSize, contrast, language } }) as const;

const value = (parts: {
  panel?: { closed: 'unloaded' | 'loaded' } | 'loading' | 'offline' | 'failed' | 'open';
  contrast?: 'normal' | 'more';
  reset?: 'unsaid' | 'said';
  language?: 'original' | 'loading' | 'translated' | 'failed';
}) => ({ panel: 'open', textSize: {}, contrast: 'normal', reset: 'unsaid', language: 'original', ...parts }) as const;

const times = <TStep>(count: number, step: TStep): TStep[] => Array.from({ length: count }, () => step);

/** What a reset does. */
const resetting = ['showTextSize', 'showNormalContrast', 'keepLanguage', 'showOriginalPage'] as const;

const journeys: Journeys<typeof accessibilityPanelMachine> = {
  'at first the panel is closed and nothing is changed': {
    steps: [],
    ends: value({ panel: { closed: 'unloaded' } }),
    context: { textSize: 100, language: 'en' },
  },
  'the panel is requested while its script is on the way': { steps: [opened], ends: value({ panel: 'loading' }) },
  'the panel opens when its script is here': { steps: [opened, loaded], ends: value({}) },
  'the panel closes': { steps: [opened, loaded, closed], ends: value({ panel: { closed: 'loaded' } }) },
  'the panel opens at once the next time': { steps: [opened, loaded, closed, opened], ends: value({}) },
  'the request for the panel can be canceled': {
    steps: [opened, closed],
    ends: value({ panel: { closed: 'unloaded' } }),
  },
  'without a network the panel waits for one': { steps: [opened, offline], ends: value({ panel: 'offline' }) },
  'the panel opens by itself once there is a network': {
    steps: [opened, offline, networkRestored, loaded],
    ends: value({}),
  },
  'the request for a panel that waits for the network can be canceled': {
    steps: [opened, offline, closed, networkRestored],
    ends: value({ panel: { closed: 'unloaded' } }),
  },
  'a panel whose script is missing is not shown': { steps: [opened, missing], ends: value({ panel: 'failed' }) },
  'a panel whose script was missing can be asked for again': {
    steps: [opened, missing, opened],
    ends: value({ panel: 'loading' }),
  },
  'a panel whose script was missing opens once there is a network': {
    steps: [opened, missing, networkRestored, loaded],
    ends: value({}),
  },
  'text grows by ten percent': {
    steps: [opened, loaded, raised],
    ends: value({}),
    actions: ['showTextSize'],
    context: { textSize: 110 },
  },
  'text shrinks by ten percent': {
    steps: [opened, loaded, lowered],
    ends: value({}),
    actions: ['showTextSize'],
    context: { textSize: 90 },
  },
  'text grows to 150 percent and no further': {
    steps: [opened, loaded, ...times(6, raised)],
    ends: value({}),
    actions: times(5, 'showTextSize' as const),
    context: { textSize: 150 },
  },
  'text shrinks to 80 percent and no further': {
    steps: [opened, loaded, ...times(3, lowered)],
    ends: value({}),
    actions: times(2, 'showTextSize' as const),
    context: { textSize: 80 },
  },
  'high contrast is turned on': {
    steps: [opened, loaded, toggled],
    ends: value({ contrast: 'more' }),
    actions: ['showMoreContrast'],
  },
  'high contrast is turned off again': {
    steps: [opened, loaded, toggled, toggled],
    ends: value({}),
    actions: ['showMoreContrast', 'showNormalContrast'],
  },
  'another language is on its way': {
    steps: [opened, loaded, spanish],
    ends: value({ language: 'loading' }),
    actions: ['keepLanguage'],
    context: { language: 'es' },
  },
  'the page is shown in another language': {
    steps: [opened, loaded, spanish, translated],
    ends: value({ language: 'translated' }),
    actions: ['keepLanguage'],
    context: { language: 'es' },
  },
  'a language chosen on the way takes the place of the first': {
    steps: [opened, loaded, spanish, russian, translated],
    ends: value({ language: 'translated' }),
    actions: ['keepLanguage', 'keepLanguage'],
    context: { language: 'ru' },
  },
  'English brings the page back as it was written': {
    steps: [opened, loaded, spanish, translated, english],
    ends: value({}),
    actions: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
  'a blocked translation is announced, and the page is in English': {
    steps: [opened, loaded, spanish, unreachable],
    ends: value({ language: 'failed' }),
    actions: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
  'a translation that takes five seconds is given up': {
    steps: [opened, loaded, spanish, fiveSecondsLater],
    ends: value({ language: 'failed' }),
    actions: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
  'after a failure the language can be tried again': {
    steps: [opened, loaded, spanish, unreachable, spanish, translated],
    ends: value({ language: 'translated' }),
    actions: ['keepLanguage', 'keepLanguage', 'showOriginalPage', 'keepLanguage'],
    context: { language: 'es' },
  },
  'reset undoes everything and leaves the panel open': {
    steps: [opened, loaded, raised, toggled, spanish, translated, reset],
    ends: value({ reset: 'said' }),
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
    ends: value({ panel: { closed: 'unloaded' }, contrast: 'more', language: 'loading' }),
    context: { textSize: 150, language: 'ar' },
  },
  'English found on arrival asks nobody for a translation': {
    steps: [found(80, 'normal', 'en')],
    ends: value({ panel: { closed: 'unloaded' } }),
    context: { textSize: 80, language: 'en' },
  },
  'a reset is announced until the panel closes': {
    steps: [opened, loaded, reset, closed],
    ends: value({ panel: { closed: 'loaded' } }),
    actions: resetting,
  },
  'a reset is announced until text grows': {
    steps: [opened, loaded, reset, raised],
    ends: value({}),
    actions: [...resetting, 'showTextSize'],
  },
  'a reset is announced until text shrinks': {
    steps: [opened, loaded, reset, lowered],
    ends: value({}),
    actions: [...resetting, 'showTextSize'],
  },
  'a reset is announced until the contrast changes': {
    steps: [opened, loaded, reset, toggled],
    ends: value({ contrast: 'more' }),
    actions: [...resetting, 'showMoreContrast'],
  },
  'a reset is announced until a language is chosen': {
    steps: [opened, loaded, reset, spanish],
    ends: value({ language: 'loading' }),
    actions: [...resetting, 'keepLanguage'],
  },
  'a translation that breaks behind a closed panel is announced beside it': {
    steps: [opened, loaded, spanish, closed, unreachable],
    ends: value({ panel: { closed: 'loaded' }, language: 'failed' }),
    actions: ['keepLanguage', 'announceFailure', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
  'a translation that is given up behind a closed panel is announced beside it': {
    steps: [opened, loaded, spanish, closed, fiveSecondsLater],
    ends: value({ panel: { closed: 'loaded' }, language: 'failed' }),
    actions: ['keepLanguage', 'announceFailure', 'keepLanguage', 'showOriginalPage'],
    context: { language: 'en' },
  },
};

/** The model of the accessibility panel: its machine, everything that can happen to it, and its journeys. */
export const accessibilityPanelModel = { machine: accessibilityPanelMachine, fixtures, journeys };
