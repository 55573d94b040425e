/** The texts between the semicolons of a longer one, without those that are empty. */
export const inList = (text: string): string[] =>
  text.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim().replace(/\s+/g, ' ')]));
