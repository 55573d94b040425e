import type { Topic } from '../../types.ts';
import { type Content, loadContent } from '../content.ts';

/** The content of the site. */
export const content = await loadContent();

/** A copy that a test may change. */
export type Draft<Value> = Value extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Draft<Value[Key]> }
    : Value;

/** The first of a list that is known to hold one. */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

/** Finds the problems of the content, in words; none in correct content. */
export type Check = (content: Content) => string[];

/** What a check says of the content after `change` has put a fault into it. */
export function problemsAfter(check: Check, change: (draft: Draft<Content>) => void): string {
  // Not structuredClone: it would let a topic and the list share a sign, and change both.
  const draft = JSON.parse(JSON.stringify(content)) as Draft<Content>;
  change(draft);
  return check(draft as Content).join('\n');
}

/** What a check says after `change` has put a fault into a topic. */
export function problemsOfTopic(check: Check, change: (topic: Draft<Topic>) => void): string {
  return problemsAfter(check, ({ topics }) => change(first(topics)));
}
