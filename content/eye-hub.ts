import { practice } from './practice.ts';
import type { HubContent } from './schema/pages.ts';

/** The words of the Eye Hub's own pages. */
export const hub: HubContent = {
  metaTitle: practice.hubTitleSuffix,
  metaDescription:
    'Plain answers about eye conditions, glasses, contact lenses, and daily eye care, written for patients by a Brooklyn eye care practice.',
  heading: 'Eye Hub',
  lead: 'Plain answers about your eyes. Read what you may notice, how we help, what to do at home, and when to call.',
  popular: ['dry-eye-disease', 'stye-chalazion', 'conjunctivitis', 'cataracts', 'glaucoma', 'flashes-floaters'],
  journalLead: 'For longer reads, visit our journal.',
  priceNote: 'Prices are subject to change. Retailer pricing updates regularly.',
  recallNote: 'Before you use drops from a store, look for them in the FDA’s list of recalls.',
  paidLinkDisclosure: null,
  notReviewedNote:
    'Written for this site from the sources above. An optometrist has yet to review it. If you have an urgent sign, act on it all the same.',
};
