import { todayIn } from '#contract/dates.ts';
import type { RequestType } from '#contract/options.ts';
import type { ParsedRequest } from '#contract/types.ts';
import { pageLanguage } from './document.ts';

const loadContract = () => import('#contract/index.ts');

/** Loads the contract ahead of time. If that fails, {@link checkRequest} tries again. */
export function prepareToCheck(): void {
  loadContract().catch(() => {});
}

/**
 * Validates form values with the contract, as of today in a time zone. Rejects when the contract cannot be loaded. An
 * exception in the contract is a bug, so it is also reported.
 */
export async function checkRequest<Type extends RequestType>(
  type: Type,
  values: unknown,
  timeZone: string,
): Promise<ParsedRequest<Type>> {
  const { parseRequest } = await loadContract();
  try {
    return parseRequest(type, values, { today: todayIn(timeZone, new Date()), language: pageLanguage() });
  } catch (error) {
    reportError(error);
    throw error;
  }
}

/** An error whose message was written for patients and can be shown to them. */
export class PatientError extends Error {
  override name = 'PatientError';
}
