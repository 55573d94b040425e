import { lazyPart } from '../../features/lazy-part/lazy-part.tsx';

/** The request of a link in the office's mail, whose script loads when it is near the viewport. */
export const handledPart = lazyPart('handled-request', 'near', () => import('./HandledPart.tsx'));
