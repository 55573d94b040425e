import type { Journey } from '../model-testing/model.ts';
import type { accessibilityPanelMachine } from './accessibility-panel.machine.ts';

const opened = { type: 'panel.opened' } as const;
const closed = { type: 'panel.closed' } as const;
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

const standing = (parts: {
  panel?: 'closed' | 'open';
  contrast?: 'normal' | 'more';
  language?: 'original' | 'loading' | 'translated' | 'failed';
}) => ({ panel: 'open', textSize: {}, contrast: 'normal', language: 'original', ...parts }) as const;

const times = <TStep>(count: number, step: TStep): TStep[] => Array.from({ length: count }, () => step);

/** The stories of the accessibility panel. */
export const accessibilityPanelJourneys: readonly Journey<typeof accessibilityPanelMachine>[] = [
  {
    name: 'at first the panel is closed and nothing is changed',
    steps: [],
    ends: standing({ panel: 'closed' }),
    performs: [],
    remembers: { textSize: 100, language: 'en' },
  },
  { name: 'the panel opens', steps: [opened], ends: standing({}), performs: [] },
  { name: 'the panel closes', steps: [opened, closed], ends: standing({ panel: 'closed' }), performs: [] },
  {
    name: 'text grows by ten percent',
    steps: [opened, raised],
    ends: standing({}),
    performs: ['showTextSize'],
    remembers: { textSize: 110 },
  },
  {
    name: 'text shrinks by ten percent',
    steps: [opened, lowered],
    ends: standing({}),
    performs: ['showTextSize'],
    remembers: { textSize: 90 },
  },
  {
    name: 'text grows to 150 percent and no further',
    steps: [opened, ...times(6, raised)],
    ends: standing({}),
    performs: times(5, 'showTextSize' as const),
    remembers: { textSize: 150 },
  },
  {
    name: 'text shrinks to 80 percent and no further',
    steps: [opened, ...times(3, lowered)],
    ends: standing({}),
    performs: times(2, 'showTextSize' as const),
    remembers: { textSize: 80 },
  },
  {
    name: 'high contrast is turned on',
    steps: [opened, toggled],
    ends: standing({ contrast: 'more' }),
    performs: ['showMoreContrast'],
  },
  {
    name: 'high contrast is turned off again',
    steps: [opened, toggled, toggled],
    ends: standing({}),
    performs: ['showMoreContrast', 'showNormalContrast'],
  },
  {
    name: 'another language is on its way',
    steps: [opened, spanish],
    ends: standing({ language: 'loading' }),
    performs: ['keepLanguage'],
    remembers: { language: 'es' },
  },
  {
    name: 'the page is shown in another language',
    steps: [opened, spanish, translated],
    ends: standing({ language: 'translated' }),
    performs: ['keepLanguage'],
    remembers: { language: 'es' },
  },
  {
    name: 'a language chosen on the way takes the place of the first',
    steps: [opened, spanish, russian, translated],
    ends: standing({ language: 'translated' }),
    performs: ['keepLanguage', 'keepLanguage'],
    remembers: { language: 'ru' },
  },
  {
    name: 'English brings the page back as it was written',
    steps: [opened, spanish, translated, english],
    ends: standing({}),
    performs: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    remembers: { language: 'en' },
  },
  {
    name: 'a blocked translation is told, and the page is in English',
    steps: [opened, spanish, unreachable],
    ends: standing({ language: 'failed' }),
    performs: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    remembers: { language: 'en' },
  },
  {
    name: 'a translation that takes five seconds is given up',
    steps: [opened, spanish, fiveSecondsLater],
    ends: standing({ language: 'failed' }),
    performs: ['keepLanguage', 'keepLanguage', 'showOriginalPage'],
    remembers: { language: 'en' },
  },
  {
    name: 'after a failure the language can be tried again',
    steps: [opened, spanish, unreachable, spanish, translated],
    ends: standing({ language: 'translated' }),
    performs: ['keepLanguage', 'keepLanguage', 'showOriginalPage', 'keepLanguage'],
    remembers: { language: 'es' },
  },
  {
    name: 'reset undoes everything and leaves the panel open',
    steps: [opened, raised, toggled, spanish, translated, reset],
    ends: standing({}),
    performs: [
      'showTextSize',
      'showMoreContrast',
      'keepLanguage',
      'showTextSize',
      'showNormalContrast',
      'keepLanguage',
      'showOriginalPage',
    ],
    remembers: { textSize: 100, language: 'en' },
  },
  {
    name: 'settings found on arrival are taken over and the language asked for again',
    steps: [found(150, 'more', 'ar')],
    ends: standing({ panel: 'closed', contrast: 'more', language: 'loading' }),
    performs: [],
    remembers: { textSize: 150, language: 'ar' },
  },
  {
    name: 'English found on arrival asks nobody for a translation',
    steps: [found(80, 'normal', 'en')],
    ends: standing({ panel: 'closed' }),
    performs: [],
    remembers: { textSize: 80, language: 'en' },
  },
];
