import type { RequestOutcome } from '../../../machines/submission/submission.ts';
import type { Issue } from '../../../supabase/functions/_shared/requests/types.ts';
import type { FormView } from './form-view.ts';

type Work = void | Promise<void>;

/** A form on a screen, with a hand on it and on what lies behind it. */
export interface FormScreen {
  /** Looks until `check` throws no more. Rejects with what it threw last. */
  until(check: (view: FormView) => void): Promise<void>;
  /** What the fields hold now. */
  values(): Record<string, string> | Promise<Record<string, string>>;
  /** Replaces the text of a field. The honeypot too, as a robot would. */
  fill(name: string, text: string): Work;
  /** Chooses from a list. */
  select(name: string, option: string): Work;
  /** Ticks a box or takes the tick away. */
  tick(name: string, isTicked: boolean): Work;
  /** Chooses one of several answers. */
  pick(name: string, value: string): Work;
  /** Puts a file into the picker. */
  attach(file: { name: string; type: string; size: number }): Work;
  /** Presses the button of that name. */
  press(button: string): Work;
  /** Presses the form's own button. */
  submit(): Work;
  /** What the walk will have the contract find in the form that is pressed next; empty for nothing. */
  comingIssues(): readonly Issue[];
  /** Lets the check of the form end. What it finds is what stood in the form when its button was pressed. */
  finishCheck(): Work;
  /** Lets the check of the form break, because the contract cannot be fetched. */
  failCheck(error: unknown): Work;
  /** Leaves the form, and comes back to it. */
  leave(): Work;
  /** Lets the office answer the request that is on its way. */
  answer(outcome: RequestOutcome): Work;
  /** Lets the request that is on its way break. */
  breakDown(error: unknown): Work;
  /** Lets the reading of the chosen file end. */
  finishReading(error?: unknown): Work;
}
