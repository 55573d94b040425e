import { lazyPart } from '../../features/lazy-part/lazy-part.tsx';

/** The urgency guide, whose script loads when it is near the viewport. */
export const guidePart = lazyPart('urgent-guide', 'near', () => import('./GuidePart.tsx'));
