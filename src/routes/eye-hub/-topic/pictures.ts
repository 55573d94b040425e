import { lazyPart } from '../../../features/lazy-part/lazy-part.tsx';

/** What is drawn on a topic's page. The drawings are in its markup; their script comes when it is needed. */
export const pictures = {
  diagram: lazyPart('topic-diagram', 'in use', () => import('./DiagramPart.tsx')),
  scene: lazyPart('topic-scene', 'near', () => import('./ScenePart.tsx')),
};
