import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasScene } from '../../../components/Scene/Scene.tsx';
import { SceneViewer } from '../../../components/Scene/SceneViewer.tsx';

/** What the topic in the address looks like to the person who has it; nothing where that cannot be drawn. */
export default function ScenePart(): ReactNode {
  const { slug = '' } = useParams({ strict: false });
  return hasScene(slug) && <SceneViewer condition={slug} />;
}
