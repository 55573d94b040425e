import { type PartOnDemand, partOnDemand } from '../../../features/on-demand/on-demand.tsx';

/** What is drawn on a topic's page. The drawings are in its markup; their script comes when it is wanted. */
export const pictures: Record<'diagram' | 'scene', PartOnDemand> = {
  diagram: partOnDemand('topic-diagram', 'in use', () => import('./DiagramPart.tsx')),
  scene: partOnDemand('topic-scene', 'near', () => import('./ScenePart.tsx')),
};

/** Fetches them, for a visitor who comes to a topic from another page. */
export const preloadPictures = (): Promise<unknown> =>
  Promise.all(Object.values(pictures).map(({ preload }) => preload()));
