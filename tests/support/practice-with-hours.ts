import { vi } from 'vitest';
import { hours } from './office-hours.ts';

const original = await vi.importActual<typeof import('#content/practice.data.ts')>('#content/practice.data.ts');

export const { categoryIds, hasBrands, hoursInWords } = original;

/** The practice with hours that are no practice's own: what `practice.data.ts` exports where a test mocks it by this module. */
export const practice = { ...original.practice, hours };
