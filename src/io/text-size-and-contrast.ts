import type { AccessibilitySettings } from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { clearMark, setMark } from '#src/page/marks.ts';

/** Applies a text size, in percent. */
export function applyTextSize(percent: number): void {
  setMark('text-size', String(percent));
}

/** Applies a contrast. */
export function applyContrast(contrast: AccessibilitySettings['contrast']): void {
  if (contrast === 'more') setMark('contrast', contrast);
  else clearMark('contrast');
}
