import type { Urgency } from '#content/types.ts';

type Level = 'emergency' | 'soon' | 'week' | 'exam';

const levels: Readonly<Record<Urgency, Level>> = {
  '911': 'emergency',
  'emergency room': 'emergency',
  'call now': 'soon',
  today: 'soon',
  'this week': 'week',
  'next exam': 'exam',
};

/** How urgent signs look. */
export const levelOf = (urgency: Urgency): Level => levels[urgency];

/** Whether a sign needs a call, or a hospital, on the same day. */
export const isUrgent = (urgency: Urgency): boolean => levels[urgency] === 'emergency' || levels[urgency] === 'soon';
