import { useCallback, useEffect, useState } from 'react';
import { announce } from '../../io/toasts.ts';

type Panel = typeof import('../../components/AccessibilityPanel/AccessibilityPanel.tsx').AccessibilityPanel;

/**
 * Fetches what draws the panel when it is first wanted.
 * @param isWanted whether the panel is to be shown
 * @param onMissing called when it is to be shown and cannot be fetched
 * @returns the panel, once it is here, and what fetches it beforehand
 */
export function usePanel(isWanted: boolean, onMissing: () => void): [Panel | null, () => Promise<void>] {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const fetchPanel = useCallback(async () => {
    const { AccessibilityPanel } = await import('../../components/AccessibilityPanel/AccessibilityPanel.tsx');
    setPanel(() => AccessibilityPanel);
  }, []);

  useEffect(() => {
    if (!isWanted || Panel) return;
    fetchPanel().catch(() => {
      onMissing();
      announce({
        kind: 'error',
        title: 'No Connection',
        description: 'The settings could not be loaded. Please try again.',
      });
    });
  }, [isWanted, Panel, fetchPanel, onMissing]);

  return [Panel, fetchPanel];
}
