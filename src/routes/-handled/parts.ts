import { lazyPart } from '../../features/lazy-part/lazy-part.tsx';

export const handledPart = lazyPart('handled-request', 'near', () => import('./HandledPart.tsx'));
