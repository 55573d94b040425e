/** The width of a card beside another one on a phone. */
export const inPairs = '(max-width: 13rem)';
