import type { Sign } from '../types.ts';
import { emergency } from './emergency.ts';
import { later } from './later.ts';
import { sameDay } from './same-day.ts';

const byId = { ...emergency, ...sameDay, ...later };

/** The id of a warning sign. */
export type SignId = keyof typeof byId;

/** Every warning sign, most urgent first. */
export const allSigns: readonly Sign[] = Object.values(byId);

/**
 * The signs with these ids, most urgent first. Every page that mentions a sign takes it from here, so that no two pages
 * can disagree about it.
 */
export function signs(...ids: readonly SignId[]): readonly Sign[] {
  return allSigns.filter(({ id }) => (ids as readonly string[]).includes(id));
}
