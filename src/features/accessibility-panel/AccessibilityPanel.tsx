import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { fromPromise } from 'xstate';
import { languages as translations } from '#content/languages.data.ts';
import {
  type AccessibilitySettings,
  accessibilityPanelMachine,
  originalLanguage,
  textSizes,
} from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { AccessibilityButton } from '#src/components/overlay/overlay.tsx';
import { storeAccessibilitySettings, storedAccessibilitySettings } from '#src/io/accessibility-settings.ts';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { showOriginalPage, translatePage } from '#src/io/translation.ts';
import { lazyModule, useLazyModule } from '#src/page/lazy-module.ts';
import { clearMark, setMark } from '#src/page/marks.ts';
import { siteActor } from '#src/page/site.ts';
import { phoneLink } from '#src/rules/links.ts';
import { announce } from '#src/toasts/toasts.ts';

/** The languages that the site can be read in, with the translation service's codes. */
const languages = [
  { code: originalLanguage, name: 'English' },
  ...Object.entries(translations).map(([code, { label }]) => ({ code, name: label })),
];

const languageCodes = languages.map(({ code }) => code);

const isOffered = (percent: number) =>
  percent >= textSizes.min && percent <= textSizes.max && percent % textSizes.step === 0;

/** The initial settings: those stored in this browser, otherwise the device's preferences, otherwise the defaults. */
function initialSettings(): AccessibilitySettings {
  const { textSize, contrast, language } = storedAccessibilitySettings();
  return {
    textSize: textSize !== undefined && isOffered(textSize) ? textSize : textSizes.default,
    contrast: contrast ?? (matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal'),
    language: language !== undefined && languageCodes.includes(language) ? language : originalLanguage,
  };
}

const statuses = {
  original: '',
  restoring: '',
  loading: 'The page is being translated…',
  translated: 'The page is translated.',
  stillTranslated: 'The next page will be in English. This one stays as it is, so that nothing you typed is lost.',
  reloading: '',
};

const resetStatus = 'All settings are back to normal: text at 100 percent, normal contrast, English.';

/** What to say of a panel that is to open, and whose script is not loaded. */
const absences: Readonly<Record<string, string>> = {
  offline: 'The settings will load when you are back online.',
  failed: 'The settings could not be loaded. Please try again.',
};

const showContrast = (contrast: 'normal' | 'more') => {
  if (contrast === 'more') setMark('contrast', contrast);
  else clearMark('contrast');
  storeAccessibilitySettings({ contrast });
};

const panelModule = () => lazyModule('panel', () => import('#src/components/overlay/AccessibilityPanel.tsx'));

const accessibilityPanel = accessibilityPanelMachine.provide({
  actors: {
    translatePage: fromPromise(({ input, signal }) => translatePage(input.language, languageCodes, signal)),
    showOriginalPage: fromPromise(async () => ({
      isRestored: await showOriginalPage(),
      isFormInUse: isAnyFormInUse(),
    })),
  },
  actions: {
    showTextSize: ({ context: { textSize } }) => {
      setMark('text-size', `${textSize}`);
      storeAccessibilitySettings({ textSize });
    },
    showMoreContrast: () => showContrast('more'),
    showNormalContrast: () => showContrast('normal'),
    storeLanguage: ({ context: { language } }) => storeAccessibilitySettings({ language }),
    announceStillTranslated: ({ self }) =>
      announce({
        kind: 'error',
        title: 'Still translated',
        description: statuses.stillTranslated,
        isAnnouncedElsewhere: self.getSnapshot().matches({ panel: 'open' }),
      }),
    reloadPage: () => location.reload(),
  },
});

/** The button for text size, contrast and language, and its panel. */
export function AccessibilityPanel({
  notTranslated,
  phone,
}: {
  /** What to read when a language cannot be had, by its code. The office's number follows. */
  notTranslated: Readonly<Record<string, { title: string; words: string }>>;
  phone: { dial: string; display: string };
}) {
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const actor = siteActor(
    'accessibility-panel',
    accessibilityPanel.provide({
      actions: {
        announceFailure: ({ context: { language: missing } }) =>
          announce({
            kind: 'error',
            title: notTranslated[missing]?.title ?? '',
            // Isolated: in Arabic, the parts of the number would change places.
            description: `${notTranslated[missing]?.words} \u2066${phoneLink(phone)}\u2069`,
            language: missing,
          }),
      },
    }),
  );
  const { send } = actor;
  const snapshot = useSelector(actor, (current) => current);
  const { missing } = snapshot.context;
  const { language } = snapshot.value;
  const languageStatus = typeof language === 'string' ? statuses[language] : '';
  const isReset = language !== 'stillTranslated' && snapshot.matches({ reset: 'announced' });
  const isOpen = snapshot.matches({ panel: 'open' });
  const { stage, module: { AccessibilityPanel: Panel } = {} } = useLazyModule(panelModule());
  const isShown = isOpen && Panel !== undefined;

  useEffect(() => send({ type: 'settings.loaded', settings: initialSettings() }), [send]);

  return (
    <aside aria-label="Accessibility and language">
      <AccessibilityButton
        ref={button}
        id={buttonId}
        isOpen={isShown}
        isBusy={isOpen && (stage === 'loading' || stage === 'offline')}
        status={(isOpen && absences[stage]) || ''}
        onPressed={() => {
          if (!isShown) panelModule().request();
          send({ type: isShown ? 'panel.closed' : 'panel.opened' });
        }}
        onApproached={panelModule().request}
      />
      {Panel && (
        <Panel
          isOpen={isOpen}
          buttonId={buttonId}
          onClosed={(isFocusInside) => {
            send({ type: 'panel.closed' });
            if (isFocusInside) button.current?.focus();
          }}
          textSize={snapshot.context.textSize}
          smallest={textSizes.min}
          largest={textSizes.max}
          onTextLowered={() => send({ type: 'textSize.lowered' })}
          onTextRaised={() => send({ type: 'textSize.raised' })}
          isContrastHigh={snapshot.matches({ contrast: 'more' })}
          onContrastToggled={() => send({ type: 'contrast.toggled' })}
          languages={languages}
          language={snapshot.context.language}
          onLanguageChosen={(code) => send({ type: 'language.chosen', language: code })}
          status={isReset ? resetStatus : languageStatus}
          missing={missing === null ? null : { language: missing, words: notTranslated[missing]?.words ?? '' }}
          phone={phone}
          onReset={() => send({ type: 'settings.reset' })}
        />
      )}
    </aside>
  );
}
