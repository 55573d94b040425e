/** What was sent to the product during a load, and what it stored and mailed. Every list is complete, in any order. */
export interface Ledger {
  /** Each request that was sent, by its key. `fileHash` is null without a file. */
  sent: readonly { key: string; fileHash: string | null }[];
  /** The references that clients received. */
  acknowledged: readonly { key: string; reference: string }[];
  /** The rows of the database. */
  stored: readonly { key: string; reference: string }[];
  /** The mails that the office received. */
  mailed: readonly { reference: string; fileHash: string | null }[];
}

/** The result of a comparison. `lost`, `doubled` and `damaged` have one sentence for each such request. */
export interface Balance {
  lost: string[];
  doubled: string[];
  damaged: string[];
  /** Mails besides the first of each request. */
  copies: number;
}

function countBy<Item>(items: readonly Item[], name: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1);
  return counts;
}

/**
 * Compares what clients received with what is stored and what was mailed: each acknowledged request is stored, each
 * stored request is mailed, nothing is stored twice, and every file is the one that was sent.
 */
export function balanceOf({ sent, acknowledged, stored, mailed }: Ledger): Balance {
  const referenceOf = new Map(stored.map(({ key, reference }) => [key, reference]));
  const keyOf = new Map(stored.map(({ key, reference }) => [reference, key]));
  const hashOf = new Map(sent.map(({ key, fileHash }) => [key, fileHash]));
  const mails = countBy(mailed, ({ reference }) => reference);
  const rows = countBy(stored, ({ key }) => key);

  return {
    lost: [
      ...acknowledged
        .filter(({ key, reference }) => referenceOf.get(key) !== reference)
        .map(({ reference }) => `${reference} was acknowledged and is not stored`),
      ...stored
        .filter(({ reference }) => !mails.has(reference))
        .map(({ reference }) => `${reference} is stored and was not mailed`),
    ],
    doubled: [
      ...[...rows].filter(([, count]) => count > 1).map(([key, count]) => `${key} is stored ${count} times`),
      ...[...mails.keys()]
        .filter((reference) => !keyOf.has(reference))
        .map((reference) => `${reference} was mailed and is not stored`),
    ],
    damaged: mailed
      .filter(({ reference, fileHash }) => keyOf.has(reference) && hashOf.get(keyOf.get(reference) ?? '') !== fileHash)
      .map(({ reference }) => `${reference} reached the office with another file than was sent`),
    copies: mailed.length - mails.size,
  };
}
