import { lazyPart } from '../../features/lazy-part/lazy-part.tsx';

/** The warning signs of an urgent service, which most services do not have. */
export const signsPart = lazyPart('service-signs', 'near', () => import('./-SignsPart.tsx'));
