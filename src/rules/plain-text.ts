/** A text as it is read, without the targets of its links: `"See [our hours](/#find-us)"`. */
export const plainText = (text: string): string => text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
