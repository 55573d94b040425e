import { todayIn } from '../../supabase/functions/_shared/requests/dates.ts';
import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';
import type { ParsedRequest } from '../../supabase/functions/_shared/requests/types.ts';

const loadContract = () => import('../../supabase/functions/_shared/requests/index.ts');

/** Fetches the contract, so that it is there when a form is sent. A failure shows when something is checked. */
export function prepareToCheck(): void {
  loadContract().catch(() => {});
}

/**
 * Holds what a form holds against the contract, as of today in a time zone. Rejects when the contract cannot be fetched.
 * An error of the contract itself is reported as well: nobody expects it.
 */
export async function checkRequest<Type extends RequestType>(
  type: Type,
  values: unknown,
  timeZone: string,
): Promise<ParsedRequest<Type>> {
  const { parseRequest } = await loadContract();
  try {
    return parseRequest(type, values, { today: todayIn(timeZone, new Date()) });
  } catch (error) {
    reportError(error);
    throw error;
  }
}
