const numbers = /\b(911|1-800-222-1222)\b/;

/** A text in which 911 and the number of Poison Control are links. */
export function PhoneLinks({ children }: { children: string }) {
  return children.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never move.
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand twice in a text
      <a key={index} href={part === '911' ? 'tel:911' : `tel:+${part.replaceAll('-', '')}`} translate="no">
        {part}
      </a>
    ),
  );
}
