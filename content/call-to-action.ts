import type { SectionText } from './types.ts';

/** The block that ends a page: ask for a visit, or call. */
export const callToAction: SectionText = {
  heading: 'Ready to See Clearly?',
  lead: 'Ask for a visit today. We will contact you to agree on a time.',
};
