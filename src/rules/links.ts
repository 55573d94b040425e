/** A part of a text: its words, or a link. */
export type TextPart = string | { words: string; target: string };

const link = /(\[[^\]]+\]\([^)\s]+\))/;

function partOf(text: string): TextPart {
  const [, words, target] = /^\[(.+)\]\((.+)\)$/.exec(text) ?? [];
  return words && target ? { words, target } : text;
}

/** The parts of a text, in which links are written in Markdown: `"See [our hours](/#find-us)."` */
export const partsOf = (text: string): TextPart[] =>
  text
    .split(link)
    .filter((part) => part !== '')
    .map(partOf);

/** A text as it is read, for where there are no links. */
export const plainText = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');

/** A link in Markdown that calls a number. Its words are the number by default. */
export const phoneLink = ({ dial, display }: { dial: string; display: string }, words = display): string =>
  `[${words}](tel:${dial})`;
