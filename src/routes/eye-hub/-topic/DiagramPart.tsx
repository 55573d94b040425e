import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EyeDiagram } from '../../../components/EyeDiagram/EyeDiagram.tsx';

/** The eye of the topic in the address, with what changes in it. */
export default function DiagramPart(): ReactNode {
  const { slug = '' } = useParams({ strict: false });
  return <EyeDiagram topic={slug} />;
}
