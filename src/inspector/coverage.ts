/** Where machines are tested. */
export const levels = ['machine', 'component', 'browser'] as const;
/** A level at which machines are tested. */
export type Level = (typeof levels)[number];

/** What the tests of one level did with a machine. */
export interface LevelCoverage {
  /** How many states were seen. */
  readonly states: number;
  /** How often each transition was taken, by its name. */
  readonly taken: Readonly<Record<string, number>>;
  /** How many pairs of transitions were taken. */
  readonly pairs: number;
  readonly paths: number;
  readonly journeys: number;
  /** The complete suite, if it was run. */
  readonly suite: unknown;
  readonly seconds: number;
}

/** What the last run of the model tests did with a machine. */
export interface MachineCoverage {
  readonly machine: string;
  readonly states: number;
  readonly transitions: readonly string[];
  /** How many pairs of transitions there are. */
  readonly pairs: number;
  readonly mutants: {
    readonly all: number;
    readonly killed: number;
    readonly equivalent: number;
    readonly ofTransitions: Readonly<Record<string, { all: number; killed: number; equivalent: number }>>;
  };
  readonly randomEvents: number;
  /** Null where the machine was not tested. */
  readonly levels: Readonly<Record<Level, LevelCoverage | null>>;
}

/** Where the report is, from the folder of the project. */
export const coverageFile = 'reports/models.json';

/** For each transition of a chart, how often it was taken at each level, and how many of its mutants died. */
export function notesOf({ transitions, mutants, levels: tested }: MachineCoverage): ReadonlyMap<string, string> {
  return new Map(
    transitions.map((name) => {
      const taken = levels.map((level) => tested[level]?.taken[name] ?? 0).join('/');
      const { all = 0, killed = 0, equivalent = 0 } = mutants.ofTransitions[name] ?? {};
      return [name, `taken ${taken}, mutants ${killed + equivalent}/${all}`];
    }),
  );
}
