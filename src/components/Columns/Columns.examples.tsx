import type { Examples } from '../examples/data.tsx';
import { Columns } from './Columns.tsx';

/** What there is to see of Columns. */
export const examples: Examples = {
  'with its children': (
    <Columns>
      <p>First</p>
      <p>Second</p>
      <p>Third</p>
    </Columns>
  ),
};
