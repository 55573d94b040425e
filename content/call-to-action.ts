import type { SectionText } from './schema/values.ts';

/** The block that ends a page: request a visit, or call. */
export const callToAction: SectionText = {
  heading: 'Ready to See Clearly?',
  lead: 'Request a visit, and we will contact you to agree on a time.',
};
