import { lazyModule } from '../../lazy-module/lazy-module.ts';

/** What draws the panel: loaded when somebody is about to open it. */
export const panelModule = lazyModule(() => import('../../components/overlay/AccessibilityPanel.tsx'));
