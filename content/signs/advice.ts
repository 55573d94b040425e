import type { Urgency } from '../types.ts';

/** How to do what a sign asks for, by its urgency. */
export const advice: Readonly<Record<Urgency, string>> = {
  '911': 'Do not drive yourself. If you can, have someone stay with you.',
  'emergency room': 'Do not drive yourself. If nobody can take you, call 911.',
  'call now': 'Call before you do anything else, and do not wait for an answer to a form.',
  today: 'Call, and do not wait for an answer to a form.',
  'this week': 'Call us, or request a visit on this site.',
  'next exam': 'Write it down, and ask us about it when you come.',
};
