import type { Plan } from '../../../machines/model-testing/walk.ts';
import type { CheckOutcome } from '../../../machines/submission/submission.ts';
import type { Issue } from '../../../supabase/functions/_shared/requests/types.ts';

/** What the contract will find in a form during a walk, check by check. */
export interface ComingChecks {
  /** What the check will find that the next press begins, or that is under way; empty for nothing. */
  comingIssues(): readonly Issue[];
  /** Says that a check has ended. */
  pass(): void;
}

/**
 * Looks ahead in a walk: a form has to hold mistakes when it is pressed, for the contract to find them afterwards.
 * @param plan the walk
 */
export function comingChecks({ steps }: Plan): ComingChecks {
  const outcomes = steps.flatMap((step): CheckOutcome<unknown>[] => {
    if ('done' in step && step.done === 'checkRequest') return [step.output as CheckOutcome<unknown>];
    return 'failed' in step && step.failed === 'checkRequest' ? [{ issues: [] }] : [];
  });
  return {
    comingIssues: () => {
      const [next] = outcomes;
      return next && 'issues' in next ? next.issues : [];
    },
    pass: () => {
      outcomes.shift();
    },
  };
}
