import { useActor } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react';
import { fromPromise } from 'xstate';
import {
  accessibilityPanelMachine,
  textSizes,
} from '../../../machines/accessibility-panel/accessibility-panel.machine.ts';
import { AccessibilityButton } from '../../components/AccessibilityButton/AccessibilityButton.tsx';
import { applyContrast, applyTextSize, keepDisplaySettings } from '../../io/display-settings.ts';
import { announce } from '../../io/toasts.ts';
import { translatePage } from '../../io/translation.ts';
import { foundSettings } from './found-settings.ts';
import { languageCodes, languages } from './languages.ts';
import { showEnglish } from './show-english.ts';
import { usePanel } from './use-panel.ts';

const statuses = {
  original: '',
  loading: 'The page is being translated…',
  translated: 'The page is translated.',
  failed: 'The page could not be translated, so it is in English. Please try again later, or call us.',
};

const showContrast = (contrast: 'normal' | 'more') => {
  applyContrast(contrast);
  keepDisplaySettings({ contrast });
};

const accessibilityPanel = accessibilityPanelMachine.provide({
  actors: {
    translatePage: fromPromise(({ input, signal }) => translatePage(input.language, languageCodes, signal)),
  },
  actions: {
    showTextSize: ({ context: { textSize } }) => {
      applyTextSize(textSize);
      keepDisplaySettings({ textSize });
    },
    showMoreContrast: () => showContrast('more'),
    showNormalContrast: () => showContrast('normal'),
    keepLanguage: ({ context: { language } }) => keepDisplaySettings({ language }),
    showOriginalPage: () => void showEnglish(),
  },
});

/** The button for text size, contrast and language, and the panel that it opens. */
export function AccessibilitySettings() {
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [snapshot, send] = useActor(accessibilityPanel);
  const isOpen = snapshot.matches({ panel: 'open' });
  const language = snapshot.value.language;
  const close = useCallback(() => send({ type: 'panel.closed' }), [send]);
  const [Panel, fetchPanel] = usePanel(isOpen, close);

  useEffect(() => send({ type: 'settings.found', settings: foundSettings() }), [send]);

  const tellFailure = useEffectEvent(() => {
    if (!isOpen) announce({ kind: 'error', title: 'Not Translated', description: statuses.failed });
  });
  useEffect(() => {
    if (language === 'failed') tellFailure();
  }, [language]);

  return (
    <aside aria-label="Display settings">
      <AccessibilityButton
        ref={button}
        id={buttonId}
        isOpen={isOpen}
        onPressed={() => send({ type: isOpen ? 'panel.closed' : 'panel.opened' })}
        onApproached={() => void fetchPanel().catch(() => {})}
      />
      {Panel && (
        <Panel
          isOpen={isOpen}
          buttonId={buttonId}
          onClosed={(isFocusInside) => {
            close();
            if (isFocusInside) button.current?.focus();
          }}
          textSize={snapshot.context.textSize}
          smallest={textSizes.smallest}
          largest={textSizes.largest}
          onTextLowered={() => send({ type: 'textSize.lowered' })}
          onTextRaised={() => send({ type: 'textSize.raised' })}
          isContrastHigh={snapshot.matches({ contrast: 'more' })}
          onContrastToggled={() => send({ type: 'contrast.toggled' })}
          languages={languages}
          language={snapshot.context.language}
          onLanguageChosen={(code) => send({ type: 'language.chosen', language: code })}
          status={statuses[language]}
          onReset={() => send({ type: 'settings.reset' })}
        />
      )}
    </aside>
  );
}
