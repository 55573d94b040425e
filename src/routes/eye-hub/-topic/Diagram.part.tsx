import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EyeDiagram } from '../-diagram/EyeDiagram.tsx';

/** The drawing of the eye for the topic in the address; nothing when there is none. */
export default function DiagramPart(): ReactNode {
  const { diagram } = useLoaderData({ from: '/eye-hub/$category/$slug' });
  return diagram && <EyeDiagram diagram={diagram} />;
}
