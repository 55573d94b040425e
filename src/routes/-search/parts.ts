import { lazyPart } from '../../features/lazy-part/lazy-part.tsx';

export const searchPart = lazyPart('search', 'near', () => import('./SearchPart.tsx'));
