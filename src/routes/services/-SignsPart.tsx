import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SignChart } from '../-urgency/SignChart.tsx';

/** The warning signs of an urgent service. */
export default function SignsPart(): ReactNode {
  const { signs } = useLoaderData({ from: '/services/$slug' });
  return <SignChart steps={signs} isFolded />;
}
