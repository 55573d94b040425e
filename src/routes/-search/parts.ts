import { lazyPart } from '../../features/lazy-part/lazy-part.tsx';

/** The search, whose script loads when it is near the viewport. */
export const searchPart = lazyPart('search', 'near', () => import('./SearchPart.tsx'));
