import { lazyPart } from '#src/features/lazy-part/lazy-part.tsx';
import { scenePart } from './scene-part.ts';

/** The parts of a topic's page whose script loads lazily. */
export const parts = {
  diagram: lazyPart('topic-diagram', 'in use', () => import('./DiagramPart.tsx'), 'picture'),
  sections: lazyPart('topic-sections', 'in use', () => import('./SectionsPart.tsx')),
  scene: scenePart,
};
