import type { AccessibilitySettings } from '#machines/accessibility-panel/accessibility-panel.machine.ts';

/** Applies a text size, in percent. */
export function applyTextSize(percent: number): void {
  document.documentElement.dataset.textSize = String(percent);
}

/** Applies a contrast. */
export function applyContrast(contrast: AccessibilitySettings['contrast']): void {
  if (contrast === 'more') document.documentElement.dataset.contrast = contrast;
  else delete document.documentElement.dataset.contrast;
}
