import type { ReactNode } from 'react';

/** Examples by their titles: a component, and the state in which they show it. */
export type Examples = Readonly<Record<`${string}: ${string}`, ReactNode>>;

/** A fictional phone number. */
export const phone = { dial: '+12125550100', display: '(212) 555-0100' } as const;

/** A picture as a data URL. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path fill="#cfe3ea" d="M0 0h640v480H0z"/><circle cx="320" cy="240" r="150" fill="#fff" stroke="#0b5d4b" stroke-width="16"/></svg>',
)}`;

export const ignore = () => {};

/** A text of more than one line. */
export const longText =
  'We measure your eyes, try lenses with you, and teach you how to wear them safely, until you can do it alone.';
