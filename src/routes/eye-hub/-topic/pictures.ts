import { lazyPart } from '../../../features/lazy-part/lazy-part.tsx';

/** The drawings of a topic's page: their markup is prerendered, their scripts load lazily. */
export const pictures = {
  diagram: lazyPart('topic-diagram', 'in use', () => import('./DiagramPart.tsx'), 'picture'),
  scene: lazyPart('topic-scene', 'near', () => import('./ScenePart.tsx')),
};
