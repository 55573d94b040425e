import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { scenes } from '#content/scenes.data.ts';
import { hasScene, Scene } from '#src/components/scene/Scene.tsx';

/** The scene for the topic in the address; nothing when there is none. */
export default function ScenePart(): ReactNode {
  const { slug = '' } = useParams({ strict: false });
  const caption = scenes.topics[slug];
  return hasScene(slug) && caption && <Scene condition={slug} caption={caption} clearCaption={scenes.clear} />;
}
