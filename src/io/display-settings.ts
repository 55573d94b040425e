import { keep, readKept } from './storage.ts';

/** How a visitor wants to see the site. `src/early.ts` reads `textSize` and `contrast` before anything is painted. */
export interface DisplaySettings {
  /** Percent of the browser's text size. */
  textSize: number;
  contrast: 'normal' | 'more';
  /** The code of a language: "en", "zh-CN". */
  language: string;
}

const key = 'display';

/** What is kept in this browser. A setting that is missing or is not of its kind is left out. */
export function keptDisplaySettings(): Partial<DisplaySettings> {
  const kept = readKept(key);
  if (typeof kept !== 'object' || kept === null) return {};
  const settings: Partial<DisplaySettings> = {};
  if ('textSize' in kept && typeof kept.textSize === 'number') settings.textSize = kept.textSize;
  if ('contrast' in kept && (kept.contrast === 'normal' || kept.contrast === 'more')) settings.contrast = kept.contrast;
  if ('language' in kept && typeof kept.language === 'string') settings.language = kept.language;
  return settings;
}

/** Keeps settings in this browser, beside those that are kept already. */
export function keepDisplaySettings(settings: Partial<DisplaySettings>): void {
  keep(key, { ...keptDisplaySettings(), ...settings });
}

/** Whether the visitor's device asks for more contrast; false where there is nobody to ask. */
export const prefersMoreContrast = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches;

/** Shows the page at a text size, in percent. */
export function applyTextSize(percent: number): void {
  document.documentElement.dataset.textSize = String(percent);
}

/** Shows the page in a contrast. */
export function applyContrast(contrast: DisplaySettings['contrast']): void {
  if (contrast === 'more') document.documentElement.dataset.contrast = contrast;
  else delete document.documentElement.dataset.contrast;
}
