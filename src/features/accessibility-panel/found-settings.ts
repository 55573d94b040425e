import {
  type FoundSettings,
  originalLanguage,
  textSizes,
} from '../../../machines/accessibility-panel/accessibility-panel.machine.ts';
import { storedDisplaySettings, prefersMoreContrast } from '../../io/display-settings.ts';
import { languageCodes } from './languages.ts';

const isOffered = (percent: number) =>
  percent >= textSizes.smallest && percent <= textSizes.largest && percent % textSizes.step === 0;

/** The settings to begin with: those kept in the browser, else what the device asks for, else the usual. */
export function foundSettings(): FoundSettings {
  const { textSize, contrast, language } = storedDisplaySettings();
  return {
    textSize: textSize !== undefined && isOffered(textSize) ? textSize : textSizes.usual,
    contrast: contrast ?? (prefersMoreContrast() ? 'more' : 'normal'),
    language: language !== undefined && languageCodes.includes(language) ? language : originalLanguage,
  };
}
