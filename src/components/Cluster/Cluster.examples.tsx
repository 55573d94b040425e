import type { Examples } from '../examples/data.tsx';
import { Cluster } from './Cluster.tsx';

/** What there is to see of Cluster. */
export const examples: Examples = {
  'with its children': (
    <Cluster>
      <p>First</p>
      <p>Second</p>
      <p>Third</p>
    </Cluster>
  ),
};
