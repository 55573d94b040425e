import { lazyModule } from '../../actors/lazy-module.ts';

/** The panel's script, which loads when a visitor is about to open it. */
export const panelModule = lazyModule('panel', () => import('../../components/overlay/AccessibilityPanel.tsx'));
