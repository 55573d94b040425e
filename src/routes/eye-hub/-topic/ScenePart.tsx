import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { clearScene, scenes } from '#content/topics/scenes.ts';
import { hasScene, SceneViewer } from '#src/components/scene/Scene.tsx';

/** The scene for the topic in the address; nothing when there is none. */
export default function ScenePart(): ReactNode {
  const { slug = '' } = useParams({ strict: false });
  return hasScene(slug) && <SceneViewer condition={slug} caption={scenes[slug]} clearCaption={clearScene} />;
}
