import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRequest } from '#contract/parse.ts';
import { checkRequest } from './check-request.ts';

vi.mock('#contract/parse.ts', { spy: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(parseRequest).mockReset();
});

describe('a check', () => {
  it('returns the issues of the contract', async () => {
    expect(await checkRequest('inquiry', { firstName: '' }, 'America/New_York')).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([{ field: 'firstName', message: 'Required' }]),
    });
  });

  it('rejects with an exception of the contract, and reports it', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const fault = new RangeError('A rule is broken');
    vi.mocked(parseRequest).mockImplementation(() => {
      throw fault;
    });
    await expect(checkRequest('inquiry', {}, 'America/New_York')).rejects.toBe(fault);
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  });
});
