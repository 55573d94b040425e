import { doctorLoaders } from '../../../content/index.ts';
import type { Doctor } from '../../../content/types.ts';

/** Loads a doctor; `null` if there is none. */
export const loadDoctor = async (slug: string): Promise<Doctor | null> => (await doctorLoaders.get(slug)?.()) ?? null;
