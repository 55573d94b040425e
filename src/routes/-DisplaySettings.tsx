import { notTranslated } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { AccessibilitySettings } from '../features/accessibility-panel/AccessibilitySettings.tsx';

/** Text size, contrast and language. */
export default function DisplaySettings() {
  return <AccessibilitySettings notTranslated={notTranslated} phone={practice.phone} />;
}
