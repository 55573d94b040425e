import { practice } from '#content/practice.data.ts';
import { AccessibilityPanel } from '#src/features/accessibility-panel/AccessibilityPanel.tsx';
import { notTranslated } from '#src/rules/not-translated.ts';

/** Text size, contrast and language. */
export default function AccessibilityPanelPart() {
  return <AccessibilityPanel notTranslated={notTranslated} phone={practice.phone} />;
}
