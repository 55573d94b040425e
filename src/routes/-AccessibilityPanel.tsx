import { notTranslated } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { AccessibilityPanel } from '../features/accessibility-panel/AccessibilityPanel.tsx';

/** Text size, contrast and language. */
export default function AccessibilityPanelPart() {
  return <AccessibilityPanel notTranslated={notTranslated} phone={practice.phone} />;
}
