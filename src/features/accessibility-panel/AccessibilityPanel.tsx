import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { fromPromise } from 'xstate';
import { languages as translations } from '#content/languages.data.ts';
import { practice } from '#content/practice.data.ts';
import {
  type AccessibilitySettings,
  accessibilityPanelMachine,
  originalLanguage,
  textSizes,
} from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { ChangingText } from '#src/components/elements/text.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { storeAccessibilitySettings, storedAccessibilitySettings } from '#src/io/accessibility-settings.ts';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { showOriginalPage, translatePage } from '#src/io/translation.ts';
import { lazyModule, useLazyModule } from '#src/page/lazy-module.ts';
import { clearMark, setMark } from '#src/page/marks.ts';
import { siteActor } from '#src/page/site.ts';
import { phoneLink } from '#src/rules/links.ts';
import { notTranslated } from '#src/rules/not-translated.ts';
import { announce } from '#src/toasts/toasts.ts';
import * as styles from './AccessibilityPanel.css.ts';

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

const panelModule = () => lazyModule('panel', () => import('./SettingsPanel.tsx'));

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
    announceFailure: ({ context: { language: missing } }) =>
      announce({
        kind: 'error',
        title: notTranslated[missing]?.title ?? '',
        // Isolated: in Arabic, the parts of the number would change places.
        description: `${notTranslated[missing]?.words} \u2066${phoneLink(practice.phone)}\u2069`,
        language: missing,
      }),
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
export function AccessibilityPanel() {
  const buttonId = useId();
  const actor = siteActor('accessibility-panel', accessibilityPanel);
  const { send } = actor;
  const snapshot = useSelector(actor, (current) => current);
  const { language } = snapshot.value;
  const languageStatus = typeof language === 'string' ? statuses[language] : '';
  const isReset = language !== 'stillTranslated' && snapshot.matches({ reset: 'announced' });
  const isOpen = snapshot.matches({ panel: 'open' });
  const { stage, module: { SettingsPanel } = {} } = useLazyModule(panelModule());
  const isShown = isOpen && SettingsPanel !== undefined;
  const absence = isOpen && absences[stage];

  useEffect(() => send({ type: 'settings.loaded', settings: initialSettings() }), [send]);

  return (
    <aside aria-label="Accessibility and language">
      <button
        type="button"
        id={buttonId}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        aria-busy={(isOpen && (stage === 'loading' || stage === 'offline')) || undefined}
        onClick={() => {
          if (!isShown) panelModule().request();
          send({ type: isShown ? 'panel.closed' : 'panel.opened' });
        }}
        onPointerEnter={panelModule().request}
        onFocus={panelModule().request}
      >
        <span aria-hidden="true" translate="no">
          Aa
        </span>
        <VisuallyHidden>Accessibility and language</VisuallyHidden>
      </button>
      <p role="status" className={styles.status}>
        {absence && <ChangingText>{absence}</ChangingText>}
      </p>
      {SettingsPanel && (
        <SettingsPanel
          actor={actor}
          buttonId={buttonId}
          languages={languages}
          status={isReset ? resetStatus : languageStatus}
        />
      )}
    </aside>
  );
}
