import { readdirSync } from 'node:fs';

/**
 * Capitals, because vanilla-extract puts a dot before each name that it finds in a selector, even within a word. No vowels,
 * because blockers of advertisements hide classes such as "ad1".
 */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .sort();

const hashes = new Map<string, string>();

/**
 * Short names of classes and variables, because every document repeats them: two letters for the style sheet, and what
 * vanilla-extract counts in it after the sheet's hash.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const index = sheets.indexOf(filePath);
  if (index === -1) return hash;
  // It counts from 0.
  const sheetHash = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, sheetHash);
  return `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}${hash.slice(sheetHash.length)}`;
}
