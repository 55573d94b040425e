import {
  type InitialSettings,
  originalLanguage,
  textSizes,
} from '../../../machines/accessibility-panel/accessibility-panel.machine.ts';
import { prefersMoreContrast, storedDisplaySettings } from '../../io/display-settings.ts';
import { languageCodes } from './languages.ts';

const isOffered = (percent: number) =>
  percent >= textSizes.min && percent <= textSizes.max && percent % textSizes.step === 0;

/** The initial settings: those stored in this browser, otherwise the device's preferences, otherwise the defaults. */
export function initialSettings(): InitialSettings {
  const { textSize, contrast, language } = storedDisplaySettings();
  return {
    textSize: textSize !== undefined && isOffered(textSize) ? textSize : textSizes.default,
    contrast: contrast ?? (prefersMoreContrast() ? 'more' : 'normal'),
    language: language !== undefined && languageCodes.includes(language) ? language : originalLanguage,
  };
}
