import { assign, setup, stateIn } from 'xstate';
import { providedActions, providedActor } from '../provided.ts';

/** Text sizes, in percent of the browser's default. */
export const textSizes = { min: 80, default: 100, max: 150, step: 10 } as const;

/** The language code of the site. */
export const originalLanguage = 'en';

/** The context of the accessibility panel. Other settings are states. */
export interface AccessibilityPanelContext {
  /** In percent, one of {@link textSizes}. */
  readonly textSize: number;
  /** The code of the language that is shown or loading. */
  readonly language: string;
  /** The code of the language that could not be had, while that is reported; otherwise null. */
  readonly missing: string | null;
}

/** What became of the request to the translation service to show the original page. */
interface Restoration {
  /** Whether the page is in the original language again. */
  readonly isRestored: boolean;
  /** Whether a form has the focus or input. */
  readonly isFormInUse: boolean;
}

/** How a visitor wants to see the site. */
export interface AccessibilitySettings {
  /** In percent of the browser's text size. */
  readonly textSize: number;
  readonly contrast: 'normal' | 'more';
  /** The code of a language: "en", "zh-CN". */
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
  /** At the start: settings stored in the browser, or preferences of the device. They are applied already. */
  | { type: 'settings.loaded'; settings: AccessibilitySettings };

/** Where a translation leads that is not to be had. A panel that is open says so itself. */
const failure = [
  { guard: 'isPanelOpen', target: 'failed' },
  { target: 'failed', actions: 'announceFailure' },
] as const;

/**
 * The feature provides the actors `translatePage` (input: the language; resolves when the page is translated) and
 * `showOriginalPage`, and the actions `showTextSize` (reads `textSize`), `showMoreContrast` and `showNormalContrast`, which
 * apply and store a setting, `storeLanguage` (stores `language`), `announceFailure` (a toast, for a closed panel; reads
 * `language`), `announceStillTranslated` and `reloadPage`.
 */
export const accessibilityPanelMachine = setup({
  types: {
    context: {} as AccessibilityPanelContext,
    events: {} as AccessibilityPanelEvent,
    children: {} as {
      translatePage: 'translatePage';
      showOriginalPage: 'showOriginalPage';
    },
  },
  actors: {
    translatePage: providedActor<void, { language: string }>(),
    showOriginalPage: providedActor<Restoration>(),
  },
  guards: {
    isPanelOpen: stateIn({ panel: 'open' }),
    canGrow: ({ context }) => context.textSize < textSizes.max,
    canShrink: ({ context }) => context.textSize > textSizes.min,
    startsWithMoreContrast: ({ event }) => event.type === 'settings.loaded' && event.settings.contrast === 'more',
    startsTranslated: ({ event }) => event.type === 'settings.loaded' && event.settings.language !== originalLanguage,
    isRestored: (_, { isRestored }: Restoration) => isRestored,
    isFormInUse: (_, { isFormInUse }: Restoration) => isFormInUse,
    isOriginal: ({ event }) => event.type === 'language.chosen' && event.language === originalLanguage,
  },
  actions: {
    raiseTextSize: assign({ textSize: ({ context }) => context.textSize + textSizes.step }),
    lowerTextSize: assign({ textSize: ({ context }) => context.textSize - textSizes.step }),
    resetTextSize: assign({ textSize: textSizes.default }),
    setTextSize: assign({
      textSize: ({ context, event }) => (event.type === 'settings.loaded' ? event.settings.textSize : context.textSize),
    }),
    setLanguage: assign({
      language: ({ context, event }) => {
        if (event.type === 'language.chosen') return event.language;
        return event.type === 'settings.loaded' ? event.settings.language : context.language;
      },
    }),
    resetLanguage: assign({ language: originalLanguage }),
    noteMissing: assign({ missing: ({ context }) => context.language }),
    forgetMissing: assign({ missing: null }),
    ...providedActions(
      'showTextSize',
      'showMoreContrast',
      'showNormalContrast',
      'storeLanguage',
      'announceFailure',
      'announceStillTranslated',
      'reloadPage',
    ),
  },
  delays: { translationTimeout: 5000 },
}).createMachine({
  id: 'accessibility-panel',
  description: 'The accessibility panel.',
  context: { textSize: textSizes.default, language: originalLanguage, missing: null },
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.opened': 'open' } },
        open: { description: 'The panel is shown, as soon as its script is loaded.', on: { 'panel.closed': 'closed' } },
      },
    },
    textSize: {
      description: 'The percentage is in the context; `can` returns whether it can be raised or lowered.',
      on: {
        'textSize.raised': { guard: 'canGrow', actions: ['raiseTextSize', 'showTextSize'] },
        'textSize.lowered': { guard: 'canShrink', actions: ['lowerTextSize', 'showTextSize'] },
        'settings.reset': { actions: ['resetTextSize', 'showTextSize'] },
        'settings.loaded': { actions: 'setTextSize' },
      },
    },
    contrast: {
      initial: 'normal',
      on: { 'settings.reset': { target: '.normal', actions: 'showNormalContrast' } },
      states: {
        normal: {
          on: {
            'contrast.toggled': { target: 'more', actions: 'showMoreContrast' },
            'settings.loaded': { guard: 'startsWithMoreContrast', target: 'more' },
          },
        },
        more: { on: { 'contrast.toggled': { target: 'normal', actions: 'showNormalContrast' } } },
      },
    },
    reset: {
      initial: 'quiet',
      states: {
        quiet: { description: 'No reset is announced.', on: { 'settings.reset': 'announced' } },
        announced: {
          description: 'A reset is announced, until another interaction in the panel.',
          on: {
            'panel.closed': 'quiet',
            'textSize.raised': 'quiet',
            'textSize.lowered': 'quiet',
            'contrast.toggled': 'quiet',
            'language.chosen': 'quiet',
          },
        },
      },
    },
    language: {
      initial: 'original',
      on: {
        'language.chosen': [
          { guard: 'isOriginal', target: '.restoring', actions: ['resetLanguage', 'storeLanguage'] },
          { target: '.loading', actions: 'setLanguage' },
        ],
        'settings.reset': { target: '.restoring', actions: ['resetLanguage', 'storeLanguage'] },
        'settings.loaded': { guard: 'startsTranslated', target: '.loading', actions: 'setLanguage' },
      },
      states: {
        original: { description: 'The page is in its own language.' },
        loading: {
          description: 'The page is being translated, for up to five seconds.',
          invoke: {
            id: 'translatePage',
            src: 'translatePage',
            input: ({ context }) => ({ language: context.language }),
            onDone: { target: 'translated', actions: 'storeLanguage' },
            onError: failure,
          },
          after: { translationTimeout: failure },
        },
        translated: { description: 'The page is translated, and the language is stored.' },
        restoring: {
          description: 'The translation service is asked for the original page.',
          invoke: {
            id: 'showOriginalPage',
            src: 'showOriginalPage',
            onDone: [
              { guard: { type: 'isRestored', params: ({ event }) => event.output }, target: 'original' },
              {
                guard: { type: 'isFormInUse', params: ({ event }) => event.output },
                target: 'stillTranslated',
                actions: 'announceStillTranslated',
              },
              { target: 'reloading', actions: 'reloadPage' },
            ],
          },
        },
        failed: {
          description:
            'Back in the original language, with a message. A language that was stored is tried again on the next page.',
          entry: ['noteMissing', 'resetLanguage'],
          exit: 'forgetMissing',
          initial: 'restoring',
          states: {
            restoring: {
              invoke: {
                id: 'showOriginalPage',
                src: 'showOriginalPage',
                onDone: [
                  { guard: { type: 'isRestored', params: ({ event }) => event.output }, target: 'restored' },
                  {
                    guard: { type: 'isFormInUse', params: ({ event }) => event.output },
                    target: '#accessibility-panel.language.stillTranslated',
                    actions: ['storeLanguage', 'announceStillTranslated'],
                  },
                  { target: '#accessibility-panel.language.reloading', actions: ['storeLanguage', 'reloadPage'] },
                ],
              },
            },
            restored: {},
          },
        },
        stillTranslated: {
          description: 'The service did not restore the page, and a form is in use, which a reload would empty.',
        },
        reloading: { description: 'The service did not restore the page: a reload does.' },
      },
    },
  },
});
