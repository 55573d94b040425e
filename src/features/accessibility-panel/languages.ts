import {
  type AccessibilitySettings,
  originalLanguage,
  textSizes,
} from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import type { LanguageChoice } from '../../components/overlay/AccessibilityPanel.tsx';
import { prefersMoreContrast, storedAccessibilitySettings } from '../../io/storage.ts';

/** The languages that the site can be translated into, with the translation service's codes. */
export const languages: readonly LanguageChoice[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español (Spanish)' },
  { code: 'zh-CN', name: '简体中文 (Simplified Chinese)' },
  { code: 'ru', name: 'Русский (Russian)' },
  { code: 'ar', name: 'العربية (Arabic)' },
  { code: 'fr', name: 'Français (French)' },
  { code: 'it', name: 'Italiano (Italian)' },
  { code: 'pl', name: 'Polski (Polish)' },
];

/** The codes of the languages, in the same order. */
export const languageCodes = languages.map(({ code }) => code);

const isOffered = (percent: number) =>
  percent >= textSizes.min && percent <= textSizes.max && percent % textSizes.step === 0;

/** The initial settings: those stored in this browser, otherwise the device's preferences, otherwise the defaults. */
export function initialSettings(): AccessibilitySettings {
  const { textSize, contrast, language } = storedAccessibilitySettings();
  return {
    textSize: textSize !== undefined && isOffered(textSize) ? textSize : textSizes.default,
    contrast: contrast ?? (prefersMoreContrast() ? 'more' : 'normal'),
    language: language !== undefined && languageCodes.includes(language) ? language : originalLanguage,
  };
}
