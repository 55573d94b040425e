import type { Content } from '#content/read.ts';
import { allTexts } from './fields.ts';

/** Texts with braces, which visitors would see: no slot is left once the content is read. */
export const slotProblems = (content: Content): string[] =>
  allTexts(content)
    .filter(({ text }) => /[{}]/u.test(text))
    .map(({ path, text }) => `${path}: has a brace, and no slot: "${text}"`);
