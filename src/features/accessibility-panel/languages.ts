import type { LanguageChoice } from '../../components/overlay/AccessibilityPanel.tsx';

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
