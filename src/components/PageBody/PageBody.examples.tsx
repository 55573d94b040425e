import type { Examples } from '../examples/data.tsx';
import { PageBody } from './PageBody.tsx';

/** What there is to see of PageBody. */
export const examples: Examples = {
  'with parts': (
    <PageBody>
      <p>First</p>
      <p>Second</p>
    </PageBody>
  ),
};
