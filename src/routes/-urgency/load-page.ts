import { allSigns, urgentPage } from '../../../content/index.ts';

/** Loads the words of the page about urgent signs, and every sign, most urgent first. */
export const loadPage = async () => ({ ...urgentPage, signs: allSigns });
