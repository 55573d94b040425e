import { readContent } from './read.ts';

/**
 * What every page loads. The practice: names, numbers, addresses, hours and the sentences of several pages; what is said of
 * its hours at any time; whether it names brands of eyewear: without any, no page has a section of them or a link to it.
 * And the ids of the categories of the Eye Hub, which stand in addresses.
 */
export const { categoryIds, hasBrands, hoursInWords, practice } = readContent();
