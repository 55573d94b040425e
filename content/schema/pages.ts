import { z } from 'zod';
import type {
  CapabilityTile,
  CategoryPages,
  EyewearBrand,
  HomeContent,
  HubContent,
  LegacyPrefix,
  LegacyRedirect,
  LegalPage,
  SectionText,
} from '../types.ts';
import { picture, pictureName, slug, text, texts } from './values.ts';

const section = { heading: text, lead: text };
const metadata = { metaTitle: text, metaDescription: text };

/** The schema of the block that ends a page. */
export const callToActionSchema: z.ZodType<SectionText> = z.strictObject(section);

/** The schema of the home page's words. */
export const homeSchema: z.ZodType<HomeContent> = z.strictObject({
  ...metadata,
  hero: z.strictObject({ ...section, image: picture, points: texts }),
  about: z.strictObject({
    heading: text,
    image: picture,
    paragraphs: texts,
    figures: z.array(z.strictObject({ value: text, label: text })),
  }),
  approach: z.strictObject({
    ...section,
    steps: z.array(z.strictObject({ title: text, text })).min(1),
    capabilitiesHeading: text,
    capabilitiesLead: text,
  }),
  services: z.strictObject({ ...section, eyewear: z.strictObject({ text, linkLabel: text }) }),
  doctors: z.strictObject({ ...section, languageLabel: text, anyLanguage: text }),
  testimonials: z.strictObject(section),
  recommendations: z.strictObject({ ...section, photo: picture.exactOptional() }),
  findUs: z.strictObject({ ...section, storefront: picture, storefrontNote: text, mapTitle: text }),
  contact: z.strictObject(section),
  visitHeading: text,
});

/** The schema of the Eye Hub's own words. */
export const hubSchema: z.ZodType<HubContent> = z.strictObject({
  ...section,
  ...metadata,
  popular: z.array(slug),
  journalLead: text,
  priceNote: text,
  recallNote: text,
  paidLinkDisclosure: text.nullable(),
  notReviewedNote: text,
});

/** The schema of what search engines show of each category's page. */
export const categoryPagesSchema: z.ZodType<CategoryPages> = z.strictObject({
  conditions: z.strictObject(metadata),
  solutions: z.strictObject(metadata),
  prevention: z.strictObject(metadata),
});

/** The schema of an eyewear brand. */
export const brandSchema: z.ZodType<EyewearBrand> = z.strictObject({ name: text, logo: pictureName });

/** The schema of a capability tile. */
export const tileSchema: z.ZodType<CapabilityTile> = z.strictObject({ name: text, service: slug });

const oldPath = z.string().regex(/^\/[a-z0-9-]+$/, 'must be one lower-case segment');

/** The schema of an old address. */
export const redirectSchema: z.ZodType<LegacyRedirect> = z.strictObject({
  from: oldPath,
  to: z.string().startsWith('/'),
  tab: z.enum(['appointment', 'contact-lens']).exactOptional(),
});

/** The schema of a family of old addresses. */
export const prefixSchema: z.ZodType<LegacyPrefix> = z.strictObject({ from: oldPath, to: z.string().startsWith('/') });

/** The schema of a legal page. */
export const legalSchema: z.ZodType<LegalPage> = z.strictObject({
  id: z.enum(['terms', 'privacy', 'notice-of-privacy-practices', 'language-help', 'accessibility']),
  title: text,
  intro: text,
  inForce: text.exactOptional(),
  sections: z
    .array(
      z.strictObject({
        id: slug.exactOptional(),
        heading: text,
        blocks: z.array(z.union([text, texts, z.strictObject({ lang: text, text })])).min(1),
      }),
    )
    .min(1),
  ...metadata,
});
