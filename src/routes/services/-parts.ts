import { lazyPart } from '../../features/lazy-part/lazy-part.tsx';

/** The parts of a service's page whose script loads lazily. */
export const parts = {
  /** The warning signs of an urgent service, which most services do not have. */
  signs: lazyPart('service-signs', 'in use', () => import('./-SignsPart.tsx')),
  others: lazyPart('other-services', 'near', () => import('./-OthersPart.tsx')),
};
