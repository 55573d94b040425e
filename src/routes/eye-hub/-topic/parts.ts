import { lazyPart } from '#src/page/lazy-part.tsx';

/** The parts of a topic's page whose script loads lazily. */
export const parts = {
  diagram: lazyPart('topic-diagram', 'in use', () => import('./Diagram.part.tsx'), 'picture'),
  sections: lazyPart('topic-sections', 'in use', () => import('./TopicSections.part.tsx')),
  /** Among the sections. */
  scene: lazyPart('topic-scene', 'near', () => import('./Scene.part.tsx')),
};
