import type { Sign, Urgency } from '../schema/entries.ts';
import { emergency } from './emergency.ts';
import { later } from './later.ts';
import { sameDay } from './same-day.ts';

const byId = { ...emergency, ...sameDay, ...later };

/** The id of a warning sign. */
export type SignId = keyof typeof byId;

/** Every warning sign, most urgent first. */
export const allSigns: readonly Sign[] = Object.values(byId);

const urgent: readonly Urgency[] = ['911', 'emergency room', 'call now', 'today'];

/** Every sign that needs a call, or a hospital, on the same day, most urgent first. */
export const urgentSigns = allSigns.filter(({ urgency }) => urgent.includes(urgency));

/**
 * The signs with these ids, most urgent first. Every page that mentions a sign takes it from here, so that no two pages
 * can disagree about it.
 */
export function signs(...ids: readonly SignId[]): readonly Sign[] {
  return allSigns.filter(({ id }) => (ids as readonly string[]).includes(id));
}
