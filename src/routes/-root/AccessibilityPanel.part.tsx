/** Text size, contrast and language. */
export { AccessibilityPanel as default } from '#src/features/accessibility-panel/AccessibilityPanel.tsx';
