import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { diagrams } from '../-diagram/diagrams.ts';
import { EyeDiagram } from '../-diagram/EyeDiagram.tsx';

/** The drawing of the eye for the topic in the address; nothing when there is none. */
export default function DiagramPart(): ReactNode {
  const { slug = '' } = useParams({ strict: false });
  return <EyeDiagram diagram={diagrams[slug]} />;
}
