import type { DeskRow } from '#contract/desk.ts';
import type { RequestType } from '#contract/options.ts';

/** What the list is narrowed down to. */
export interface Search {
  /** What was typed. It stays in the page. */
  words: string;
  type: RequestType | '';
}

/** In lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Fewer digits are in most phone numbers. */
const fewestDigits = 3;

/** Whether a request has this name, phone number or reference, or a part of it. */
function isFound({ name, phone, reference }: DeskRow, words: string): boolean {
  const [own, digits] = [plain(name), digitsOf(words)];
  return (
    plain(words)
      .split(/\s+/)
      .every((word) => own.includes(word)) ||
    reference.toLowerCase().includes(words.toLowerCase().trim()) ||
    (digits.length >= fewestDigits && !/\p{L}/u.test(words) && digitsOf(phone).includes(digits))
  );
}

/** The requests that a search finds, in their order. */
export const findRequests = (requests: readonly DeskRow[], { words, type }: Search): DeskRow[] =>
  requests.filter((request) => (type === '' || request.type === type) && isFound(request, words));
