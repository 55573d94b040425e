import type { Examples } from '../examples/data.tsx';
import { Remark } from './Remark.tsx';

/** What there is to see of Remark. */
export const examples: Examples = {
  'with a link': (
    <Remark>
      <p>For longer reads:</p>
      <a href="#journal">Our journal</a>
    </Remark>
  ),
};
