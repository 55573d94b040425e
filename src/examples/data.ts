import type { ReactNode } from 'react';

/** Components by name, each with the states that are worth a look, under the words that say what they show. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

/** A phone number that rings nowhere. */
export const phone = { dial: '+17185550123', display: '(718) 555-0123' };

/** A picture that needs no file. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path fill="#cfe3ea" d="M0 0h640v480H0z"/><circle cx="320" cy="240" r="150" fill="#fff" stroke="#0b5d4b" stroke-width="16"/></svg>',
)}`;

/** What a component may call here; the page around it would do something. */
export const ignore = () => {};

/** A text of more than one line. */
export const longText =
  'We measure your eyes, try lenses with you, and teach you how to wear them safely, until you can do it alone.';
