import type { RequestOutcome } from '../../../machines/submission/submission.ts';
import type { FormView } from './form-view.ts';

type Work = void | Promise<void>;

/** Controls a form, its requests and its file, on a component or in a browser. */
export interface FormControls {
  /** Retries until the assertion does not throw. Rejects with its last error. */
  until(assertion: (view: FormView) => Work): Promise<void>;
  values(): Record<string, string> | Promise<Record<string, string>>;
  /** Sets the value of a field. 'on' checks a checkbox, '' unchecks it. */
  fill(name: string, value: string): Work;
  attach(file: { name: string; type: string; size: number }): Work;
  press(button: string): Work;
  submit(): Work;
  /** Leaves the form, and comes back to it. */
  leave(): Work;
  /** Ends the check of the form. It checks the values at the time of submitting. */
  endCheck(): Work;
  /** Fails to load the contract for the check. */
  failCheck(error: unknown): Work;
  /** Ends the request. */
  endRequest(outcome: RequestOutcome): Work;
  failRequest(error: unknown): Work;
  /** Ends the reading of the chosen file. */
  endReading(): Work;
  failReading(error: unknown): Work;
  /** Called at the end of a test. */
  close?(): Work;
}
