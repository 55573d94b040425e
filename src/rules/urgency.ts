import { urgencies } from '#content/signs/next-step.ts';
import type { Sign, Urgency } from '#content/types.ts';

/** Signs with the same urgency. */
export interface UrgencyGroup {
  urgency: Urgency;
  level: 'emergency' | 'soon' | 'week' | 'exam';
  signs: readonly Sign[];
}

const levels: Readonly<Record<Urgency, UrgencyGroup['level']>> = {
  '911': 'emergency',
  'emergency room': 'emergency',
  'call now': 'soon',
  today: 'soon',
  'this week': 'week',
  'next exam': 'exam',
};

/** How urgent signs look. */
export const levelOf = (urgency: Urgency): UrgencyGroup['level'] => levels[urgency];

/** Whether a sign needs a call, or a hospital, on the same day. */
export const isUrgent = (urgency: Urgency): boolean => levels[urgency] === 'emergency' || levels[urgency] === 'soon';

/** The signs by urgency, most urgent first; without the urgencies that none has. */
export function byUrgency(signs: readonly Sign[]): UrgencyGroup[] {
  return urgencies
    .map((urgency) => ({
      urgency,
      level: levels[urgency],
      signs: signs.filter((sign) => sign.urgency === urgency),
    }))
    .filter((group) => group.signs.length > 0);
}
