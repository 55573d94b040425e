import { assign, fromPromise, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** The text sizes that can be chosen, in percent of the browser's own. */
export const textSizes = { smallest: 80, usual: 100, largest: 150, step: 10 } as const;

/** The code of the language that the site is written in. */
export const originalLanguage = 'en';

/** What the accessibility panel remembers; the rest of the settings are states. */
export interface AccessibilityPanelContext {
  /** In percent, one of {@link textSizes}. */
  readonly textSize: number;
  /** The code of the language that is shown or on its way. */
  readonly language: string;
}

/** Settings that were found on arrival. */
export interface FoundSettings {
  readonly textSize: number;
  readonly contrast: 'normal' | 'more';
  readonly language: string;
}

type AccessibilityPanelEvent =
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'textSize.raised' }
  | { type: 'textSize.lowered' }
  | { type: 'contrast.toggled' }
  | { type: 'language.chosen'; language: string }
  | { type: 'settings.reset' }
  /** Once on arrival: what is kept in the browser, or asked for by the device. Both are on the screen already. */
  | { type: 'settings.found'; settings: FoundSettings };

/**
 * The accessibility panel.
 * - `panel`: `closed` or `open`.
 * - `textSize`: its percentage is in the context; `can` tells whether it can be raised or lowered.
 * - `contrast`: `normal` or `more`.
 * - `language`: `original`; `loading` (the translation is on its way, for five seconds at most); `translated`; `failed`
 *   (the site is in its own language again, with a message).
 *
 * The feature provides the actor `translatePage` (input: the language; resolves once the page is translated) and these
 * actions, which apply and keep: `showTextSize` (reads `textSize`), `showMoreContrast`, `showNormalContrast`. Further
 * `keepLanguage` (reads `language`) and `showOriginalPage`.
 */
export const accessibilityPanelMachine = setup({
  types: {
    context: {} as AccessibilityPanelContext,
    events: {} as AccessibilityPanelEvent,
    children: {} as { translatePage: 'translatePage' },
  },
  actors: {
    translatePage: fromPromise<void, { language: string }>(() =>
      Promise.reject(new Error('The feature has to provide the actor "translatePage".')),
    ),
  },
  guards: {
    canGrow: ({ context }) => context.textSize < textSizes.largest,
    canShrink: ({ context }) => context.textSize > textSizes.smallest,
    isMoreContrastFound: ({ event }) => event.type === 'settings.found' && event.settings.contrast === 'more',
    isTranslationFound: ({ event }) => event.type === 'settings.found' && event.settings.language !== originalLanguage,
    isOriginal: ({ event }) => event.type === 'language.chosen' && event.language === originalLanguage,
  },
  actions: {
    raiseTextSize: assign({ textSize: ({ context }) => context.textSize + textSizes.step }),
    lowerTextSize: assign({ textSize: ({ context }) => context.textSize - textSizes.step }),
    resetTextSize: assign({ textSize: textSizes.usual }),
    takeTextSize: assign({
      textSize: ({ context, event }) => (event.type === 'settings.found' ? event.settings.textSize : context.textSize),
    }),
    takeLanguage: assign({
      language: ({ context, event }) => {
        if (event.type === 'language.chosen') return event.language;
        return event.type === 'settings.found' ? event.settings.language : context.language;
      },
    }),
    resetLanguage: assign({ language: originalLanguage }),
    showTextSize: providedByTheFeature('showTextSize'),
    showMoreContrast: providedByTheFeature('showMoreContrast'),
    showNormalContrast: providedByTheFeature('showNormalContrast'),
    keepLanguage: providedByTheFeature('keepLanguage'),
    showOriginalPage: providedByTheFeature('showOriginalPage'),
  },
  delays: { translationTimeout: 5000 },
}).createMachine({
  id: 'accessibility-panel',
  context: { textSize: textSizes.usual, language: originalLanguage },
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.opened': 'open' } },
        open: { on: { 'panel.closed': 'closed' } },
      },
    },
    textSize: {
      on: {
        'textSize.raised': { guard: 'canGrow', actions: ['raiseTextSize', 'showTextSize'] },
        'textSize.lowered': { guard: 'canShrink', actions: ['lowerTextSize', 'showTextSize'] },
        'settings.reset': { actions: ['resetTextSize', 'showTextSize'] },
        'settings.found': { actions: 'takeTextSize' },
      },
    },
    contrast: {
      initial: 'normal',
      on: { 'settings.reset': { target: '.normal', actions: 'showNormalContrast' } },
      states: {
        normal: {
          on: {
            'contrast.toggled': { target: 'more', actions: 'showMoreContrast' },
            'settings.found': { guard: 'isMoreContrastFound', target: 'more' },
          },
        },
        more: { on: { 'contrast.toggled': { target: 'normal', actions: 'showNormalContrast' } } },
      },
    },
    language: {
      initial: 'original',
      on: {
        'language.chosen': [
          { guard: 'isOriginal', target: '.original', actions: ['resetLanguage', 'keepLanguage', 'showOriginalPage'] },
          { target: '.loading', actions: ['takeLanguage', 'keepLanguage'] },
        ],
        'settings.reset': { target: '.original', actions: ['resetLanguage', 'keepLanguage', 'showOriginalPage'] },
        'settings.found': { guard: 'isTranslationFound', target: '.loading', actions: 'takeLanguage' },
      },
      states: {
        original: {},
        loading: {
          invoke: {
            id: 'translatePage',
            src: 'translatePage',
            input: ({ context }) => ({ language: context.language }),
            onDone: 'translated',
            onError: { target: 'failed', actions: ['resetLanguage', 'keepLanguage', 'showOriginalPage'] },
          },
          after: {
            translationTimeout: { target: 'failed', actions: ['resetLanguage', 'keepLanguage', 'showOriginalPage'] },
          },
        },
        translated: {},
        failed: {},
      },
    },
  },
});
