import { practice } from './practice.ts';
import type { HubContent } from './types.ts';

/** The words of the Eye Hub's own pages and of the product demo. */
export const hub: HubContent = {
  metaTitle: practice.hubTitleSuffix,
  metaDescription:
    'Plain answers about eye conditions, glasses, contact lenses, and daily eye care, written for patients by a Brooklyn eye care practice.',
  heading: 'Eye Hub',
  lead: 'Plain answers about your eyes. Read what you may notice, how we help, what to do at home, and when to call.',
  journalLead: 'For longer reads, visit our journal.',
  priceNote: 'Prices are subject to change. Retailer pricing updates regularly.',
  paidLinkDisclosure: null,
  uncheckedSourcesNote:
    'An optometrist has not reviewed this page yet, so ask us before you rely on it. If you have an urgent sign, act on it all the same.',
  categories: {
    conditions: {
      metaTitle: `Eye Conditions | ${practice.hubTitleSuffix}`,
      metaDescription:
        'Eleven common eye conditions in plain words: what they feel like, how we treat them, what helps at home, and which signs are urgent.',
    },
    solutions: {
      metaTitle: `Vision Solutions | ${practice.hubTitleSuffix}`,
      metaDescription:
        'Glasses, contact lenses, reading after 40, myopia control, and eye surgery: how each works, who it may suit, and how we help you choose.',
    },
    prevention: {
      metaTitle: `Eye Wellness | ${practice.hubTitleSuffix}`,
      metaDescription:
        'Daily habits for healthy eyes: screens, sunlight, food, clean lids, and sports. Small steps that keep your eyes safe and comfortable.',
    },
  },
  productDemo: {
    name: 'Warm compress eye mask',
    benefit: 'Holds gentle heat on the lids, which can loosen the oil in blocked glands.',
    category: 'Warm compress',
    amazonLink: 'https://www.amazon.com/s?k=warm+compress+eye+mask',
    price: '$19.99',
  },
};
