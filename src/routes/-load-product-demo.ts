import { hub, productDemo } from '../../content/index.ts';

/** Loads the product, and the words for every list of products. */
export const loadDemo = async () => ({ demo: productDemo, note: hub.priceNote, disclosure: hub.paidLinkDisclosure });
