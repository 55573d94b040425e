/** How a visitor wants to see the site. `src/early.ts` reads `textSize` and `contrast` before the first paint. */
export interface DisplaySettings {
  /** In percent of the browser's text size. */
  textSize: number;
  contrast: 'normal' | 'more';
  /** The code of a language: "en", "zh-CN". */
  language: string;
}

const key = 'display';

/** The settings stored in this browser, without missing or invalid ones. */
export function storedDisplaySettings(): Partial<DisplaySettings> {
  const kept = readStored(key);
  if (typeof kept !== 'object' || kept === null) return {};
  const settings: Partial<DisplaySettings> = {};
  if ('textSize' in kept && typeof kept.textSize === 'number') settings.textSize = kept.textSize;
  if ('contrast' in kept && (kept.contrast === 'normal' || kept.contrast === 'more')) settings.contrast = kept.contrast;
  if ('language' in kept && typeof kept.language === 'string') settings.language = kept.language;
  return settings;
}

/** Stores settings in this browser. Others that are stored stay. */
export function storeDisplaySettings(settings: Partial<DisplaySettings>): void {
  store(key, { ...storedDisplaySettings(), ...settings });
}

/** Whether the device prefers more contrast; false during prerendering. */
export const prefersMoreContrast = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches;

/** Applies a text size, in percent. */
export function applyTextSize(percent: number): void {
  document.documentElement.dataset.textSize = String(percent);
}

/** Applies a contrast. */
export function applyContrast(contrast: DisplaySettings['contrast']): void {
  if (contrast === 'more') document.documentElement.dataset.contrast = contrast;
  else delete document.documentElement.dataset.contrast;
}

/** The JSON value stored under `key`; null when there is none, it is malformed, or storage is denied. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON under `key`. Does nothing when storage is denied. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value then lives as long as the page.
  }
}
