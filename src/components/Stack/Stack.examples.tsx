import type { Examples } from '../examples/data.tsx';
import { Stack } from './Stack.tsx';

/** What there is to see of Stack. */
export const examples: Examples = {
  'with its children': (
    <Stack>
      <p>First</p>
      <p>Second</p>
      <p>Third</p>
    </Stack>
  ),
};
