import type { Urgency } from '#content/schema/entries.ts';

/** How soon to act, most urgent first. */
export const urgencies = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'] as const;

const levels = {
  '911': 'emergency',
  'emergency room': 'emergency',
  'call now': 'soon',
  today: 'soon',
  'this week': 'week',
  'next exam': 'exam',
} as const satisfies Record<Urgency, string>;

/** How urgent signs look. */
export const levelOf = (urgency: Urgency) => levels[urgency];

/** Whether a sign needs a call, or a hospital, on the same day. */
export const isUrgent = (urgency: Urgency): boolean => levels[urgency] === 'emergency' || levels[urgency] === 'soon';
