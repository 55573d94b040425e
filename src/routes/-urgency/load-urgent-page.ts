import { allSigns, urgentPage } from '../../../content/index.ts';
import { signSteps } from './sign-steps.ts';

/** Loads the words of the page about urgent signs, every sign for its guide, and all of them in words. */
export const loadUrgentPage = async () => ({ ...urgentPage, signs: allSigns, steps: signSteps(allSigns) });
