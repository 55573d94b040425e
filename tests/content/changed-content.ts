import { expect, it } from 'vitest';
import { type Content, readContent } from '#content/read.ts';
import type { Topic } from '#content/schema/entries.ts';
import { first } from '../support/entries.ts';

/** The content of the site. */
export const content = readContent();

/** A copy that a test may change. */
export type Draft<Value> = Value extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Draft<Value[Key]> }
    : Value;

/** Finds the problems of the content, in words; none in correct content. */
export type Check = (content: Content) => string[];

/** Puts a fault into the content. */
export type Change = (draft: Draft<Content>) => unknown;

/** A fault in the first topic. */
export const inTopic =
  (change: (topic: Draft<Topic>) => unknown): Change =>
  ({ topics }) =>
    change(first(topics));

const known = new Map<Check, readonly string[]>();

/** The content after `change`. */
export function changed(change: Change): Content {
  // Not structuredClone: it would let a topic and the list share a sign, and change both.
  const draft = JSON.parse(JSON.stringify(content)) as Draft<Content>;
  change(draft);
  return draft as Content;
}

/** What a check says of the content after `change`, but not before. */
export function problemsAfter(check: Check, change: Change): string {
  const before = known.get(check) ?? check(content);
  known.set(check, before);
  return check(changed(change))
    .filter((problem) => !before.includes(problem))
    .join('\n');
}

/** Tests that a check finds each fault, with a part of what it must say of it. */
export function reports(check: Check, faults: Readonly<Record<string, [Change, string | RegExp]>>): void {
  it.each(Object.entries(faults))('reports %s', (_fault, [change, problem]) => {
    expect(problemsAfter(check, change)).toMatch(problem);
  });
}
