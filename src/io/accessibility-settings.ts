import type { AccessibilitySettings } from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { readStored, store } from './storage.ts';

/** `src/page/early.ts` reads the same before the first paint. */
const key = 'display';

/** The settings stored in this browser, without missing or invalid ones. */
export function storedAccessibilitySettings(): Partial<AccessibilitySettings> {
  const kept = readStored(key);
  if (typeof kept !== 'object' || kept === null) return {};
  const { textSize, contrast, language }: Partial<Record<string, unknown>> = { ...kept };
  return {
    ...(typeof textSize === 'number' && { textSize }),
    ...((contrast === 'normal' || contrast === 'more') && { contrast }),
    ...(typeof language === 'string' && { language }),
  };
}

/** Stores settings in this browser. Others that are stored stay. */
export function storeAccessibilitySettings(settings: Partial<AccessibilitySettings>): void {
  store(key, { ...storedAccessibilitySettings(), ...settings });
}
