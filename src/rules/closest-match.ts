/** The minimum similarity of two words that count as the same. */
const recognizable = 0.6;

/** The minimum score of a slug that is suggested. */
const worthOffering = 0.45;

/** Longer slugs are not typing mistakes. */
const longestSlug = 80;

/** How many letters must be added, removed, replaced, or swapped with the next one, to turn one text into the other. */
export function editDistance(text: string, other: string): number {
  const [from, to] = [[...text], [...other]];
  let older: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, target] of to.entries()) {
      const replaced = (previous[column] ?? 0) + (letter === target ? 0 : 1);
      const isSwapped = letter === to[column - 1] && target === from[row - 1];
      const swapped = isSwapped ? (older[column - 1] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    [older, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}

const words = (slug: string) => slug.split('-').filter((word) => word !== '');

/** The similarity of two texts, from 0 to 1: 1 minus the relative edit distance. */
const likeness = (text: string, other: string): number =>
  1 - editDistance(text, other) / Math.max([...text].length, [...other].length);

/** The similarity of two slugs, from 0 to 1, in any order of their words. */
function resemblance(slug: string, candidate: string): number {
  const asked = words(slug);
  const offered = words(candidate);
  const bestOf = (word: string, others: string[]) => {
    const best = Math.max(...others.map((other) => likeness(word, other)));
    return best >= recognizable ? best : 0;
  };
  const total =
    asked.reduce((sum, word) => sum + bestOf(word, offered), 0) +
    offered.reduce((sum, word) => sum + bestOf(word, asked), 0);
  const whole = likeness(slug, candidate);
  return Math.max(total / (asked.length + offered.length), whole >= recognizable ? whole : 0);
}

/** The first of the entries with the slug closest to a text: `dry-eye-therapy` is close to `dry-eye-treatment`. */
export function closestMatch<Entry>(
  text: string,
  entries: readonly Entry[],
  slugOf: (entry: Entry) => string,
): Entry | undefined {
  const slug = text.toLowerCase().replaceAll(/[\s_]/g, '-');
  if (slug.length > longestSlug) return undefined;
  return entries
    .map((entry) => ({ entry, score: resemblance(slug, slugOf(entry)) }))
    .filter(({ score }) => score >= worthOffering)
    .sort((one, other) => other.score - one.score)[0]?.entry;
}
