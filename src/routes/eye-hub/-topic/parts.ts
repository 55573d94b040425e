import { lazyPart } from '#src/page/lazy-part.tsx';

/** The parts of a topic's page whose script loads lazily. */
export const parts = {
  diagram: lazyPart('topic-diagram', 'in use', () => import('./DiagramPart.tsx'), 'picture'),
  sections: lazyPart('topic-sections', 'in use', () => import('./TopicSections.tsx')),
  /** Among the sections. */
  scene: lazyPart('topic-scene', 'near', () => import('./ScenePart.tsx')),
};
