/** How soon to call, most urgent first. */
export type Urgency = 'now' | 'today' | 'week' | 'exam';

/** Lines of advice with the same urgency; `null` when they name none. */
export interface UrgencyStep {
  urgency: Urgency | null;
  lines: readonly string[];
}

const words: readonly (readonly [Urgency, RegExp])[] = [
  ['now', /\bnow\b/i],
  ['today', /\bcall\b.*\btoday\b/i],
  ['week', /\bthis week\b/i],
  ['exam', /\bnext exam\b/i],
];

/** Matches the first sentence of a line: the words for urgency are the same on every page. */
function urgencyOf(line: string): Urgency | null {
  const [sentence = line] = /^.*?[.?](?=\s)/.exec(line) ?? [];
  return words.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null;
}

/**
 * Groups the lines of "When to Call Us" by urgency and keeps their order. A line that names none ("For any of these
 * signs: …") stays with the lines before it.
 */
export function urgencySteps(lines: readonly string[]): UrgencyStep[] {
  const steps: { urgency: Urgency | null; lines: string[] }[] = [];
  for (const line of lines) {
    const urgency = urgencyOf(line);
    const last = steps.at(-1);
    if (last && (urgency === null || urgency === last.urgency)) last.lines.push(line);
    else steps.push({ urgency, lines: [line] });
  }
  return steps;
}
