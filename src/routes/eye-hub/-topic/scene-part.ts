import { lazyPart } from '#src/features/lazy-part/lazy-part.tsx';

/** The scene among a topic's sections. */
export const scenePart = lazyPart('topic-scene', 'near', () => import('./ScenePart.tsx'));
