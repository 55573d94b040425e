import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyRequest, disagreement, judge, today } from '../../../tests/function/support/any-request.ts';
import { createTestHandler } from '../../../tests/function/support/handler-alone.ts';

it('judges any request as the contract and the browser do', async () => {
  const { handler } = await createTestHandler({ today: () => today });
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      expect(disagreement(request, await judge(handler, request))).toBeNull();
    }),
    { numRuns: 200 },
  );
});
