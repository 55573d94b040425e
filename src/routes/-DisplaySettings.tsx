import { AccessibilitySettings } from '../features/accessibility-panel/AccessibilitySettings.tsx';

/** Text size, contrast and language. */
export default function DisplaySettings() {
  return <AccessibilitySettings />;
}
