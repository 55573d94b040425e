import { vi } from 'vitest';
import type { checkRequest } from '../../../src/io/check-request.ts';
import { openWaitingRoom, type WaitingRoom } from './waiting-room.ts';

/**
 * Lets every check of a form wait for the test, and then ask the contract.
 * @param check the check, as a mock
 */
export async function holdChecks(check: typeof checkRequest): Promise<WaitingRoom<void>> {
  const actual = await vi.importActual<{ checkRequest: typeof checkRequest }>('../../../src/io/check-request.ts');
  const checks = openWaitingRoom<void>();
  vi.mocked(check).mockImplementation(async (...form) => {
    await checks.enter();
    return actual.checkRequest(...form);
  });
  return checks;
}
