/** A change of the code, and what became of it. */
interface Mutant {
  mutatorName: string;
  status: string;
  replacement?: string;
  statusReason?: string;
  location: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

interface MutatedFile {
  source: string;
  mutants: Mutant[];
}

/** What Stryker reports, as far as it is used: the files by their names. */
export interface MutantReport {
  files: Record<string, MutatedFile>;
}

// A mutant that cannot be loaded (RuntimeError) or is ignored with a reason does not count.
const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

const count = (mutants: readonly Mutant[], statuses: readonly string[]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length;

function percentage(mutants: readonly Mutant[]): number {
  const counted = count(mutants, [...noticed, ...unnoticed]);
  return counted === 0 ? 100 : (100 * count(mutants, noticed)) / counted;
}

/** How many of 100 mutants were noticed. */
export const scoreOf = ({ files }: MutantReport): number =>
  percentage(Object.values(files).flatMap(({ mutants }) => mutants));

/** A line for each file: its score, and how many mutants had which end. */
export const fileScores = ({ files }: MutantReport): string[] =>
  Object.entries(files).map(([name, { mutants }]) => {
    const ends = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored']
      .map((status) => [count(mutants, [status]), status] as const)
      .filter(([number]) => number > 0)
      .map(([number, status]) => `${number} ${status}`);
    return `${percentage(mutants).toFixed(1).padStart(5)}  ${name}: ${ends.join(', ')}`;
  });

/** The code that a mutant replaces: to the end of its first line. */
function replaced(source: string, { start, end }: Mutant['location']): string {
  const line = source.split('\n')[start.line - 1] ?? '';
  return line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
}

/** A line for each mutant that no test noticed, or that ended by a timeout, which can also be a slow machine. */
export const undetected = ({ files }: MutantReport): string[] =>
  Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants
      .filter(({ status }) => [...unnoticed, 'Timeout'].includes(status))
      .map((mutant) => {
        const { line, column } = mutant.location.start;
        const change = `${replaced(source, mutant.location)} → ${mutant.replacement ?? ''}`.replaceAll(/\s+/g, ' ');
        return `${mutant.status} ${name}:${line}:${column} ${mutant.mutatorName}: ${change}`;
      }),
  );

/** The code of the mutant that an assertion has to notice: with it, no field ever has an issue. */
const canary = '!firsts.has(field)';

/** Why the canary did not die; null when an assertion noticed it. */
export function canaryFault({ files }: MutantReport, name: string): string | null {
  const file = files[name];
  const found = file?.mutants.find(
    ({ location, mutatorName }) => mutatorName === 'BooleanLiteral' && replaced(file.source, location) === canary,
  );
  if (found === undefined) return `${name} has no mutant of ${canary}.`;
  const isAsserted = found.status === 'Killed' && /^(?:AssertionError: )?expected/.test(found.statusReason ?? '');
  return isAsserted ? null : `No assertion noticed the mutant of ${canary} (${found.status}).`;
}
