import { AccessibilityPanel } from '#src/features/accessibility-panel/AccessibilityPanel.tsx';

/** Text size, contrast and language. */
export default function AccessibilityPanelPart() {
  return <AccessibilityPanel />;
}
