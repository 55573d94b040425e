import type { HomeTool } from './schema/entries.ts';

/** The product of the product demo. */
export const productDemo: HomeTool = {
  name: 'Warm compress eye mask',
  benefit: 'Holds gentle heat on the lids, which can loosen the oil in blocked glands.',
  category: 'Warm compress',
  amazonLink: 'https://www.amazon.com/s?k=warm+compress+eye+mask',
  price: '$19.99',
};
