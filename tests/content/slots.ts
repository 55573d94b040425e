import type { Content } from '#content/read.ts';
import { allTexts } from './fields.ts';

/** The text whose slot is filled in when the page is read. */
const filledInLater = 'forms.responseBy.text';

/** Texts with braces, which visitors would see: no other slot is left once the content is read. */
export const slotProblems = (content: Content): string[] =>
  allTexts(content)
    .filter(({ path, text }) => path !== filledInLater && /[{}]/u.test(text))
    .map(({ path, text }) => `${path}: has a brace, and no slot: "${text}"`);
