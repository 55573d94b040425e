import { lazyModule } from '../../lazy-module/lazy-module.ts';

/** The panel's script, which loads when a visitor is about to open it. */
export const panelModule = lazyModule(() => import('../../components/overlay/AccessibilityPanel.tsx'));
