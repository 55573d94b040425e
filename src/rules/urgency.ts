import type { Sign, Urgency } from '#content/types.ts';

/** Signs with the same urgency. */
export interface UrgencyGroup {
  urgency: Urgency;
  level: 'emergency' | 'soon' | 'week' | 'exam';
  /** Whether a link to 911 belongs to it. */
  call911: boolean;
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

/** Most urgent first. */
const urgencies = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'] as const satisfies Urgency[];

/** The signs by urgency, most urgent first; without the urgencies that none has. */
export function byUrgency(signs: readonly Sign[]): UrgencyGroup[] {
  return urgencies
    .map((urgency) => ({
      urgency,
      level: levels[urgency],
      call911: levels[urgency] === 'emergency',
      signs: signs.filter((sign) => sign.urgency === urgency),
    }))
    .filter((group) => group.signs.length > 0);
}
