import { practice } from '#content/practice.data.ts';
import { AccessibilityPanel } from '../../features/accessibility-panel/AccessibilityPanel.tsx';
import { notTranslated } from '../../rules/not-translated.ts';

/** Text size, contrast and language. */
export default function AccessibilityPanelPart() {
  return <AccessibilityPanel notTranslated={notTranslated} phone={practice.phone} />;
}
