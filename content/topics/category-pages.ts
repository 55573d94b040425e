import { practice } from '../practice.ts';
import type { CategoryPages } from '../schema/pages.ts';

/** What search engines show of each category's page. */
export const categoryPages: CategoryPages = {
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
};
