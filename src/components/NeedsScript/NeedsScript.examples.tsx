import type { Examples } from '../examples/data.tsx';
import { NeedsScript } from './NeedsScript.tsx';

/** What there is to see of NeedsScript. */
export const examples: Examples = {
  'around something to press': (
    <NeedsScript instead={<p>This needs JavaScript.</p>}>
      <button type="button">Press</button>
    </NeedsScript>
  ),
};
