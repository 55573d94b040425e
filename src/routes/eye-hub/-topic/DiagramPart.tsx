import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EyeDiagram } from '#src/components/eye-diagram/EyeDiagram.tsx';

/** The drawing of the eye for the topic in the address. */
export default function DiagramPart(): ReactNode {
  const { slug = '' } = useParams({ strict: false });
  return <EyeDiagram topic={slug} />;
}
